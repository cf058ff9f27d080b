import { randomUUID } from 'node:crypto'

import { isOfflineMethod, offlineMethods } from '@shop/contracts/rules/offline-payment.ts'
import type { PaymentStatus } from '@shop/contracts/wire/order.ts'

import { parseJson, toJson } from '../../platform/db/json.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import { issueInvoice } from '../orders/invoice.store.ts'
import { enqueueOrderMail } from '../orders/order-mail.ts'
import { recordSales } from '../sales/sales.store.ts'
import type { StockLine } from '../stock/stock.rules.ts'
import { takeFromStock } from '../stock/stock.store.ts'
import { mergeStatus } from './payment.status.ts'

/** After this time, a payment whose session the provider never created is abandoned. */
const SESSION_CREATION_TIMEOUT_MINUTES = 4

function addMinutes(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

interface NewPayment {
  order: Row<'orders'>
  driver: string
  returnUrl: string
  now: Date
  sessionMinutes: number
}

/** The order's open payment. */
export function findOpenPayment(trx: Trx, orderId: string): Promise<Row<'payments'> | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('status', '=', 'unpaid')
    .executeTakeFirst()
}

/** The order's open payment, created if there is none. The caller must hold the user's lock. */
export async function findOrCreateOpenPayment(
  trx: Trx,
  payment: NewPayment,
): Promise<Row<'payments'>> {
  const { order, driver, returnUrl, now, sessionMinutes } = payment
  const open = await findOpenPayment(trx, order.id)
  const isOffline = isOfflineMethod(driver)
  const pending =
    open && !open.sessionId && open.createdAt > addMinutes(now, -SESSION_CREATION_TIMEOUT_MINUTES)
  const isSame = open?.driver === driver
  if (open && (open.sessionId || (isSame && (isOffline || pending)))) return open
  if (open) await updateStatus(trx, open, isSame ? 'expired' : 'cancelled', now)
  await trx
    .updateTable('orders')
    .set({ paymentMethod: isOffline ? driver : null })
    .where('id', '=', order.id)
    .execute()
  const row: Row<'payments'> = {
    id: randomUUID(),
    orderId: order.id,
    userId: order.userId,
    driver,
    status: 'unpaid',
    sessionId: null,
    checkoutUrl: null,
    returnUrl,
    createdAt: now.toISOString(),
    expiresAt: addMinutes(now, sessionMinutes),
    // Nobody but the office knows of money that no provider receives.
    checkAt: isOffline ? null : addMinutes(now, SESSION_CREATION_TIMEOUT_MINUTES),
    refund: null,
    dispute: null,
  }
  await trx.insertInto('payments').values(row).execute()
  return row
}

/** Records that the money of a payment is to be given back, and tells the shopper. */
async function requestRefund(trx: Trx, payment: Row<'payments'>, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refund: 'due', checkAt: now.toISOString() })
    .where('id', '=', payment.id)
    .execute()
  const { orderId } = payment
  await enqueueOrderMail(trx, { kind: 'paymentRefund', data: { orderId } }, now)
}

/** Has the order's open session closed at the provider: it must not be paid again. */
async function checkOpenPayment(trx: Trx, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ checkAt: now.toISOString() })
    .where('orderId', '=', orderId)
    .where('status', '=', 'unpaid')
    .execute()
}

/** Ends what a paid order awaited without a card: a card page that was closed was paid after all. */
async function endOfflinePayment(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'cancelled', checkAt: null })
    .where('orderId', '=', orderId)
    .where('status', '=', 'unpaid')
    .where('driver', 'in', offlineMethods)
    .execute()
}

/** Takes the pieces of a paid order from the stock, and records at the order what is missing. */
async function countDown(
  trx: Trx,
  { orderId, status: former }: Row<'payments'>,
  lines: readonly StockLine[],
): Promise<void> {
  const isReserved = former === 'unpaid' || Boolean(await findOpenPayment(trx, orderId))
  const shortages = await takeFromStock(trx, orderId, lines, isReserved)
  if (shortages.length === 0) return
  const change = { shortages: toJson(shortages) }
  await trx.updateTable('orders').set(change).where('id', '=', orderId).execute()
}

/**
 * Sets a payment's status. A payment that succeeds pays its order, even one that was cancelled meanwhile; one
 * of an order that another payment has paid is given back.
 * @returns whether it has paid its order now
 */
export async function updateStatus(
  trx: Trx,
  payment: Row<'payments'>,
  status: PaymentStatus,
  now: Date,
): Promise<boolean> {
  const change = { status, checkAt: null }
  await trx.updateTable('payments').set(change).where('id', '=', payment.id).execute()
  if (status !== 'paid') return false
  const order = await trx
    .updateTable('orders')
    .set({
      ...{ status: 'paid', paidAt: now.toISOString(), cancelledAt: null },
      paymentMethod: isOfflineMethod(payment.driver) ? payment.driver : null,
    })
    .where('id', '=', payment.orderId)
    .where('status', '!=', 'paid')
    .returning('lines')
    .executeTakeFirst()
  if (!order) {
    await requestRefund(trx, payment, now)
    return false
  }
  const lines = parseJson(order.lines)
  await checkOpenPayment(trx, payment.orderId, now)
  await recordSales(trx, lines)
  await countDown(trx, payment, lines)
  await endOfflinePayment(trx, payment.orderId)
  await issueInvoice(trx, payment.orderId, now)
  const { orderId } = payment
  await enqueueOrderMail(trx, { kind: 'orderConfirmation', data: { orderId } }, now)
  return true
}

export interface RecordedStatus {
  paymentId: string
  orderId: string
  status: PaymentStatus
  /** The status differs from the one before. */
  isNew: boolean
  /** The payment has paid its order by this report. */
  paysOrder: boolean
}

/**
 * Stores a status reported by the provider. Repeated, late and out-of-order reports are harmless.
 * @returns with the merged status; `null` when no payment has this session
 */
export async function recordStatus(
  trx: Trx,
  sessionId: string,
  reportedStatus: PaymentStatus,
  now: Date,
): Promise<RecordedStatus | null> {
  // The no-op update locks the row: concurrent reports are merged one after another.
  const payment = await trx
    .updateTable('payments')
    .set({ sessionId })
    .where('sessionId', '=', sessionId)
    .returningAll()
    .executeTakeFirst()
  if (!payment) return null
  const status = mergeStatus(payment.status, reportedStatus)
  const isNew = status !== payment.status
  const paysOrder = isNew && (await updateStatus(trx, payment, status, now))
  return { paymentId: payment.id, orderId: payment.orderId, status, isNew, paysOrder }
}

/** The user's own payment with this session, and its order's number, lines and amounts. */
export function findUserPayment(db: Db, sessionId: string, userId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .selectAll('payments')
    .select(['orders.number', 'orders.lines', 'orders.status as orderStatus'])
    .select(['orders.confirmedAt', 'orders.paidAt', 'orders.delivery'])
    .select([
      'orders.subtotal',
      'orders.tax',
      'orders.taxPercent',
      'orders.discount',
      'orders.total',
    ])
    .where('payments.sessionId', '=', sessionId)
    .where('payments.userId', '=', userId)
    .executeTakeFirst()
}

/** As {@link findUserPayment} finds it. */
export type OwnPayment = NonNullable<Awaited<ReturnType<typeof findUserPayment>>>

/** Session of the user's newest payment since a time (ISO 8601); `undefined` without one. */
export async function findNewestSession(
  db: Db,
  userId: string,
  since: string,
): Promise<string | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('sessionId')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('sessionId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return payment?.sessionId ?? undefined
}
