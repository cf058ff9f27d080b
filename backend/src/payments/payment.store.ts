import type { PaymentStatus } from '@shop/contracts/order.ts'
import { randomUUID } from 'node:crypto'

import type { Db, Row, Trx } from '../db/schema.ts'
import { mergeStatus } from './payment.status.ts'

/** How long a payment may wait for the provider to open its session before another one is tried. */
const OPENING_MINUTES = 15

function after(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

export interface NewPayment {
  order: Row<'orders'>
  driver: string
  returnOrigin: string
  now: Date
  sessionMinutes: number
}

/** The order's open payment, made now if there is none. The caller holds the user's lock. */
export async function openPayment(trx: Trx, payment: NewPayment): Promise<Row<'payments'>> {
  const { order, driver, returnOrigin, now, sessionMinutes } = payment
  const open = await trx
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('status', '=', 'unpaid')
    .executeTakeFirst()
  const stillOpening = open && !open.sessionId && open.createdAt > after(now, -OPENING_MINUTES)
  if (open && (open.sessionId || stillOpening)) return open
  if (open) await setStatus(trx, open, 'expired', now)
  const row: Row<'payments'> = {
    ...{ id: randomUUID(), orderId: order.id, userId: order.userId, driver, status: 'unpaid' },
    ...{ sessionId: null, checkoutUrl: null, returnOrigin, createdAt: now.toISOString() },
    expiresAt: after(now, sessionMinutes),
  }
  await trx.insertInto('payments').values(row).execute()
  return row
}

async function setStatus(trx: Trx, payment: Row<'payments'>, status: PaymentStatus, now: Date) {
  await trx.updateTable('payments').set({ status }).where('id', '=', payment.id).execute()
  if (status !== 'paid') return
  await trx
    .updateTable('orders')
    .set({ status: 'paid', paidAt: now.toISOString() })
    .where('id', '=', payment.orderId)
    .where('status', '=', 'open')
    .execute()
}

/**
 * Takes in what the provider says of a session; saying it twice, late or out of order changes nothing.
 * @returns the status that holds now; `null` when no payment has this session
 */
export async function recordStatus(
  trx: Trx,
  sessionId: string,
  heard: PaymentStatus,
  now: Date,
): Promise<PaymentStatus | null> {
  // The write locks the row, so that of two that read it at once one sees what the other stored.
  const payment = await trx
    .updateTable('payments')
    .set({ sessionId })
    .where('sessionId', '=', sessionId)
    .returningAll()
    .executeTakeFirst()
  if (!payment) return null
  const status = mergeStatus(payment.status, heard)
  if (status !== payment.status) await setStatus(trx, payment, status, now)
  return status
}

/** A payment by its session, for its owner only. */
export function findOwnPayment(db: Db, sessionId: string, userId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .selectAll('payments')
    .select(['orders.subtotal', 'orders.tax', 'orders.total'])
    .where('payments.sessionId', '=', sessionId)
    .where('payments.userId', '=', userId)
    .executeTakeFirst()
}
