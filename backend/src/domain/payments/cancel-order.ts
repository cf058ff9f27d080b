import { lockUser } from '../../platform/db/lock.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { findOrderByNumber } from '../orders/member-orders.store.ts'
import type { OrderState } from '../orders/order.state.ts'
import { enqueueOrderMail } from '../orders/order-mail.ts'
import { cancelPayment, createUnreachableError, type PaymentServices } from './payment.service.ts'
import { findOpenPayment, updateStatus } from './payment.store.ts'

/** How often a payment that changes meanwhile is looked at again. */
const MAX_ATTEMPTS = 3

interface Cancellation {
  userId: string
  number: number
}

/** Called in the transaction that cancels an order. */
type OnCancel = (trx: Trx, orderId: string, now: Date) => Promise<void>

/** Cancels the order unless a payment is open. @returns that payment, or the state that the order is in now */
async function tryCancelOrder(
  { db, clock }: PaymentServices,
  { userId, number }: Cancellation,
  onCancel: OnCancel | undefined,
): Promise<Row<'payments'> | OrderState | 'notFound'> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const order = await findOrderByNumber(trx, userId, number)
    if (!order) return 'notFound'
    if (order.status !== 'open') return order.status
    if (!onCancel && order.fulfilment !== 'new') {
      throw new HttpError(409, 'This order is being prepared already. Please write to us.')
    }
    const payment = await findOpenPayment(trx, order.id)
    if (payment?.sessionId) return payment
    // The request that is creating its session finds it cancelled and cancels the session, too.
    if (payment) await updateStatus(trx, payment, 'cancelled', now)
    await trx
      .updateTable('orders')
      .set({ status: 'cancelled', cancelledAt: now.toISOString() })
      .where('id', '=', order.id)
      .execute()
    const data = { orderId: order.id, state: 'cancelled' } as const
    await enqueueOrderMail(trx, { kind: 'orderProgress', data }, now)
    await onCancel?.(trx, order.id, now)
    return 'cancelled'
  })
}

/**
 * Cancels an open order, its session at the provider first. If it was paid there, it is paid.
 * @param onCancel called in the transaction that cancels it
 * @returns the state that the order is in now
 * @throws HttpError 502 when the provider fails: nothing is cancelled then
 */
export async function cancelOrder(
  services: PaymentServices,
  cancellation: Cancellation,
  onCancel?: OnCancel,
): Promise<OrderState | 'notFound'> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await tryCancelOrder(services, cancellation, onCancel)
    if (typeof result === 'string') return result
    const { sessionId } = result
    if (sessionId) await cancelPayment(services, { ...result, sessionId })
  }
  throw createUnreachableError()
}
