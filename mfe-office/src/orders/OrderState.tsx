import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'
import { OrderStatusBadge } from '@shop/shop-ui/order-status/OrderStatusBadge.tsx'

import { useOrdersT } from '../messages.generated.ts'
import { isToBePaid } from './order-rules.ts'

type State = Pick<OfficeOrder, 'state' | 'status' | 'paymentMethod'>

/** What has become of an order; of one that is paid without a card, also whether it still has to be. */
export function OrderState({ order }: { order: State }) {
  const t = useOrdersT()
  const { state, status, paymentMethod } = order
  const known = state ?? status
  const words = t(`order.status.${known}`)
  const awaited = isToBePaid(order) && paymentMethod && t(`order.toBePaid.${paymentMethod}`)
  return (
    <OrderStatusBadge status={known}>
      {!awaited ? words : known === 'open' ? awaited : `${words} · ${awaited}`}
    </OrderStatusBadge>
  )
}
