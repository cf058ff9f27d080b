import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useOrdersT } from '../messages.generated.ts'

type State = Pick<OfficeOrder, 'state' | 'status' | 'paymentMethod'>

/** What has become of an order, in words; of one that is paid without a card, also whether it still has to be. */
export function useStateWords() {
  const t = useOrdersT()
  return ({ state, status, paymentMethod }: State): string => {
    const known = state ?? status
    if (status !== 'open' || paymentMethod === null) return t(`order.status.${known}`)
    const awaited = t(`order.toBePaid.${paymentMethod}`)
    return known === 'open' ? awaited : `${t(`order.status.${known}`)} · ${awaited}`
  }
}

export function OrderState({ order }: { order: State }) {
  const describe = useStateWords()
  return <Badge>{describe(order)}</Badge>
}

const Badge = styled.strong`
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font.s};
`
