import { isInHand } from '@shop/contracts/rules/offline-payment.ts'
import type { OfficeOrder } from '@shop/contracts/wire/office-orders.ts'

type Paying = Pick<OfficeOrder, 'status' | 'paymentMethod'>

/** Whether an order stands and is still to be paid, in cash or by a transfer. */
export const isToBePaid = ({ status, paymentMethod }: Paying): boolean =>
  status === 'open' && paymentMethod !== null

/** Whether an order has a packing slip: it stands, whether it is paid or to be paid. */
export const hasSlip = (order: Paying): boolean => order.status === 'paid' || isToBePaid(order)

/** Whether an order waits to be prepared, which one that is paid in cash does before it is paid. */
export const isToPrepare = (order: Paying & Pick<OfficeOrder, 'state'>): boolean =>
  (order.state === 'paid' || order.state === 'open') && isInHand(order)
