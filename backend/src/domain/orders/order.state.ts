import type { Row } from '../../platform/db/schema.ts'

/** State of an order as a member sees it. */
export type OrderState = 'awaitingPayment' | 'paid' | 'cancelled' | 'expired'

/** How long an order waits for its payment. */
export const ORDER_PAYABLE_DAYS = 7

type PayableOrder = Pick<Row<'orders'>, 'status' | 'confirmedAt'> &
  Partial<Pick<Row<'orders'>, 'paymentMethod'>>

/** ISO 8601 time; open orders confirmed then or earlier have expired. */
export function oldestPayableConfirmation(now: Date): string {
  return new Date(now.getTime() - ORDER_PAYABLE_DAYS * 86_400_000).toISOString()
}

function getPaymentDeadline({ confirmedAt }: Pick<Row<'orders'>, 'confirmedAt'>): Date {
  return new Date(Date.parse(confirmedAt) + ORDER_PAYABLE_DAYS * 86_400_000)
}

/** The state of an order; an open one expires {@link ORDER_PAYABLE_DAYS} after its last confirmation. */
export function getOrderState(order: PayableOrder, now: Date): OrderState {
  if (order.status !== 'open') return order.status
  // The office knows when its money comes.
  if (order.paymentMethod) return 'awaitingPayment'
  return now < getPaymentDeadline(order) ? 'awaitingPayment' : 'expired'
}

/** Until when an order that awaits its payment can be paid, ISO 8601. */
export function describePayable(order: PayableOrder, now: Date): { payableUntil?: string } {
  if (order.paymentMethod || getOrderState(order, now) !== 'awaitingPayment') return {}
  return { payableUntil: getPaymentDeadline(order).toISOString() }
}
