import { sql } from 'kysely'

import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import { issueCreditNote } from '../orders/invoice.store.ts'
import { enqueueOrderMail } from '../orders/order-mail.ts'
import type { ProviderRefund } from './payment.provider.ts'

type Payment = Row<'payments'>
type Refund = Row<'refunds'>

/** Rows are locked until the transaction ends by a no-op update, which both databases have. */
const lockPayments = (trx: Trx) =>
  trx
    .updateTable('payments')
    .set({ id: sql.ref('id') })
    .returningAll()

/** Locks the payment that has paid an order. @returns undefined when there is none that can be given back in part */
export function lockPaidPayment(trx: Trx, orderId: string): Promise<Payment | undefined> {
  return (
    lockPayments(trx)
      .where('orderId', '=', orderId)
      .where('status', '=', 'paid')
      // A second payment is given back whole.
      .where('refund', 'is', null)
      .executeTakeFirst()
  )
}

/** Locks the payment of a session. */
export function lockPaymentOf(trx: Trx, sessionId: string): Promise<Payment | undefined> {
  return lockPayments(trx).where('sessionId', '=', sessionId).executeTakeFirst()
}

/** The refunds of an order's payment, the newest first. */
export function listRefunds(db: Db, orderId: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** What can still be given back of an order, in hundredths of OMR: a refund that is due is as good as made. */
export function getRefundable(order: Pick<Row<'orders'>, 'total'>, refunds: Refund[]): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, { amount }) => Math.max(0, left - amount), order.total)
}

/** The refunds of a payment that the provider is to make, the oldest first. */
export function listDueRefunds(db: Db, paymentId: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'due')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

async function addToRefunded(trx: Trx, orderId: string, amount: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set(({ eb }) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', orderId)
    .execute()
}

/** Counts a refund that was made, issues its credit note, and tells the buyer. */
async function countRefund(
  trx: Trx,
  refund: Pick<Refund, 'id' | 'orderId' | 'amount'>,
  now: Date,
): Promise<void> {
  const { orderId, amount } = refund
  await addToRefunded(trx, orderId, amount)
  await issueCreditNote(trx, refund, now)
  await enqueueOrderMail(trx, { kind: 'orderRefund', data: { orderId, amount } }, now)
}

/**
 * Ends a refund as the provider has said. Repeated reports are harmless, and one that was made may fail later.
 * @returns whether this is new
 */
export async function endRefund(
  trx: Trx,
  refund: Refund,
  status: ProviderRefund['status'],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status, endedAt: now.toISOString() })
    .where('id', '=', refund.id)
    .where('status', '=', refund.status)
    .where('status', '!=', status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (status === 'done') await countRefund(trx, refund, now)
  else if (refund.status === 'done') await addToRefunded(trx, refund.orderId, -refund.amount)
  return true
}

/**
 * Records a refund as the provider has it: one that we asked for, or one that somebody made in its dashboard. The caller
 * must have locked the payment.
 * @returns whether this is new
 */
export async function recordRefund(
  trx: Trx,
  payment: Payment,
  { id: providerId, ownId, amount, status }: ProviderRefund,
  now: Date,
): Promise<boolean> {
  const known = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('paymentId', '=', payment.id)
    .where('id', 'in', [providerId, ...(ownId === null ? [] : [ownId])])
    .executeTakeFirst()
  if (known) return endRefund(trx, known, status, now)
  const { id: paymentId, orderId } = payment
  const at = now.toISOString()
  await trx
    .insertInto('refunds')
    .values({
      ...{ id: providerId, orderId, paymentId, amount, status },
      ...{ userId: null, createdAt: at, endedAt: at },
    })
    .execute()
  if (status === 'done') await countRefund(trx, { id: providerId, orderId, amount }, now)
  return true
}
