import { parseJson } from '../../platform/db/json.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { createGoodsKey } from '../orders/order-request.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelPayment, createUnreachableError, type PaymentServices } from './payment.service.ts'
import { updateStatus } from './payment.store.ts'

type Payment = Row<'payments'>
type PaymentWithSession = Payment & { sessionId: string }

const hasSession = (payment: Payment): payment is PaymentWithSession => payment.sessionId !== null

/**
 * Finds the open payments of the user's other orders of the same goods, perhaps at other prices or to another
 * address: of one cart, only the newest session may stay open. The caller must hold the user's lock.
 * @param contenders ids of orders that hold the last pieces of the same products, or the same limited code, with other goods
 * @returns those whose session {@link closeSiblings} is to close; a session that is just being created is
 * closed by whoever creates it
 */
export async function takeOverSiblings(
  trx: Trx,
  order: Row<'orders'>,
  contenders: ReadonlySet<string>,
  now: Date,
): Promise<PaymentWithSession[]> {
  const goods = createGoodsKey(parseJson(order.lines))
  const open = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .selectAll('payments')
    .select('orders.lines')
    .where('payments.userId', '=', order.userId)
    .where('payments.status', '=', 'unpaid')
    .where('payments.orderId', '!=', order.id)
    .execute()
  const siblings = open.filter(
    ({ lines, orderId }) => contenders.has(orderId) || createGoodsKey(parseJson(lines)) === goods,
  )
  const withSession: PaymentWithSession[] = []
  for (const sibling of siblings) {
    if (hasSession(sibling)) withSession.push(sibling)
    else await updateStatus(trx, sibling, 'cancelled', now)
  }
  return withSession
}

/**
 * Closes the sessions of siblings. When one of them turns out to be paid, its order counts, and this newer one
 * is cancelled.
 * @returns whether the order can be paid
 * @throws HttpError 502 when the provider fails: no session may be opened then
 */
export async function closeSiblings(
  services: PaymentServices,
  order: Row<'orders'>,
  siblings: PaymentWithSession[],
): Promise<boolean> {
  const statuses = []
  for (const sibling of siblings) statuses.push(await cancelPayment(services, sibling))
  if (statuses.includes('paid')) {
    await cancelOrder(services, order)
    return false
  }
  if (!statuses.includes('unpaid')) return true
  throw createUnreachableError()
}
