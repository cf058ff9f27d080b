import { formatWeekday } from '@shop/contracts/rules/format-weekday.ts'
import { useLanguage } from '@shop/kernel/language'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { styled } from 'styled-components'

import { findOption, getExpectedDay, listOptions } from '../delivery/delivery.ts'
import { DeliveryPrice } from '../delivery/DeliveryPrice.tsx'
import { useT } from '../messages.generated.ts'

/** What delivery costs in Muscat, and by when; nothing where the backend offers none. */
export function DeliveryPromise() {
  const t = useT()
  const { lang } = useLanguage()
  const [now] = useState(() => new Date())
  const muscat = findOption('muscat')
  if (!muscat) return null
  const day = getExpectedDay(muscat, now)
  return (
    <Root>
      <Truck aria-hidden />
      <span>
        <b>
          {t('delivery.inMuscat')} <DeliveryPrice price={muscat.price} />
        </b>
        {day && <span>{t('delivery.withYou', { date: formatWeekday(day, lang) })}</span>}
        {listOptions().some(({ store }) => store) && <span>{t('delivery.orCollect')}</span>}
      </span>
    </Root>
  )
}

const Root = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.s};
  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.1em;
    color: ${color.accent};
    stroke-width: 1.5;
  }
  & b,
  & span > span {
    display: block;
  }
  & b {
    color: ${color.text};
    font-weight: ${font.medium};
  }
  & b > span {
    display: inline;
  }
`
