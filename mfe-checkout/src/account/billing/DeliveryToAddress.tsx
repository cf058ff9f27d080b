import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { styled } from 'styled-components'

import { parseAddress, toZone } from '../../delivery/address.ts'
import { findOption, useDeliveryTexts } from '../../delivery/delivery.ts'
import { DeliveryPrice } from '../../delivery/DeliveryPrice.tsx'
import { useAccountT, useT } from '../../messages.generated.ts'

/** By when an order of now would be at an address, and for how much; nothing where its governorate is not known. */
export function DeliveryToAddress({ address }: { address: string }) {
  const t = useAccountT()
  const tShop = useT()
  const describe = useDeliveryTexts()
  const [now] = useState(() => new Date())
  const { governorate } = parseAddress(address)
  const option = governorate ? findOption(toZone(governorate)) : undefined
  if (!option) return null
  return (
    <Root>
      <Truck aria-hidden />
      <div>
        <Muted>{t('billing.orderedNow')}</Muted>
        <p>{describe(option, now).day}</p>
        <p>
          {tShop('totals.delivery')}: <DeliveryPrice price={option.price} />
        </p>
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  margin-block-start: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  & > svg {
    inline-size: 1.25rem;
    margin-block-start: 0.15em;
    color: ${color.accent};
    stroke-width: 1.5;
  }
`
