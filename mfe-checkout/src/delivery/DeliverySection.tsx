import type { DeliveryOption, DeliveryZone } from '@shop/contracts/rules/delivery.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { Choice, Choices } from '../layout/choices.styles.ts'
import { SectionTitle } from '../layout/SectionTitle.ts'
import { useT } from '../messages.generated.ts'
import { isDelivered, listOptions, useDeliveryTexts } from './delivery.ts'
import { DeliveryPrice } from './DeliveryPrice.tsx'

interface DeliverySectionProps {
  zone: DeliveryZone
  chosen: DeliveryOption
  onChoose: (option: DeliveryOption) => void
}

/** Delivery to the address or collection in a store, each with its day and price. */
export function DeliverySection({ zone, chosen, onChoose }: DeliverySectionProps) {
  const t = useT()
  const describe = useDeliveryTexts()
  const [now] = useState(() => new Date())
  const titleId = useId()
  const options = listOptions().filter(({ id, store }) => store ?? id === zone)
  return (
    <Card as="section">
      <Choices role="radiogroup" aria-labelledby={titleId}>
        <SectionTitle id={titleId}>{t('delivery.title')}</SectionTitle>
        <div>
          {options.map((option) => {
            const { title, day } = describe(option, now)
            return (
              <Choice
                key={option.id}
                type="radio"
                name={titleId}
                checked={option.id === chosen.id}
                onChange={() => onChoose(option)}
                label={
                  <Label>
                    <span>{title}</span>
                    <b>
                      <DeliveryPrice price={option.price} />
                    </b>
                    <small>{day}</small>
                  </Label>
                }
              />
            )
          })}
        </div>
      </Choices>
    </Card>
  )
}

/** Height of an option whose texts do not wrap. */
const OPTION_REM = 4.6

/** The options before it is known where the address is. */
export function DeliverySkeleton() {
  const t = useT()
  if (!isDelivered()) return null
  const stores = listOptions().filter(({ store }) => store)
  return (
    <Card as="section">
      <Choices>
        <SectionTitle>{t('delivery.title')}</SectionTitle>
        <Skeleton height={`${(stores.length + 1) * OPTION_REM}rem`} shape="m" />
      </Choices>
    </Card>
  )
}

const Label = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[4]};
  overflow-wrap: anywhere;
  & > b {
    font-weight: ${font.medium};
  }
  & > small {
    grid-column: 1 / -1;
    color: ${color.muted};
    font-size: ${font.s};
  }
`
