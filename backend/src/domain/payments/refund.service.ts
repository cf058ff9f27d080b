import { isOfflineMethod } from '@shop/contracts/rules/offline-payment.ts'

import { parseJson, toJson } from '../../platform/db/json.ts'
import type { Pieces } from '../../platform/db/office.schema.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { formatOmr } from '../orders/amount-limits.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { countPieces, restockOrder } from '../orders/restock.ts'
import { type RefundEvent, SessionRejectedError } from './payment.provider.ts'
import { getLeaseEnd, releasePayment } from './payment.queue.ts'
import { callProvider, type PaymentServices } from './payment.service.ts'
import { withinDeadline } from './provider-deadlines.ts'
import {
  endRefund,
  getRefundable,
  listDueRefunds,
  listRefunds,
  lockPaidPayment,
  lockPaymentOf,
  recordRefund,
} from './refund.store.ts'

type Payment = Row<'payments'>

interface RefundRequest {
  /** Idempotency key. */
  id: string
  /** Hundredths of OMR; null for what is left. */
  amount: number | null
  orderId: string
  userId: string
  /** What it is given for; nothing for an amount alone. */
  items?: readonly Pieces[]
  /** Puts these pieces back in stock. */
  restock?: boolean
  reason?: string
}

/** Called in the transaction that stores a refund of an amount. */
type OnRefund = (trx: Trx, order: Row<'orders'>, amount: number, now: Date) => Promise<void>

/** @throws HttpError 422 when a refund must not be made */
function checkRefund(
  { provider }: PaymentServices,
  order: Row<'orders'>,
  payment: Payment | undefined,
  { amount, refunds }: { amount: number; refunds: Row<'refunds'>[] },
): asserts payment is Payment {
  const isOffline = payment !== undefined && isOfflineMethod(payment.driver)
  if (!payment || !(payment.sessionId || isOffline)) {
    throw new HttpError(422, 'This order has no payment that can be given back.')
  }
  if (!isOffline && payment.driver !== provider.name) {
    throw new HttpError(
      422,
      'This order was paid by another payment provider. Please give it back there.',
    )
  }
  const left = getRefundable(order, refunds)
  if (amount > 0 && amount <= left) return
  const limit = formatOmr(left)
  throw new HttpError(
    422,
    left === 0
      ? 'The whole payment has been given back.'
      : `At most ${limit} of this payment can still be given back.`,
  )
}

/** @throws HttpError 422 when more pieces than were ordered would be given back for */
function checkItems(
  order: Row<'orders'>,
  refunds: readonly Row<'refunds'>[],
  items: readonly Pieces[],
): void {
  const given = refunds.flatMap(({ status, items: earlier }) =>
    status === 'failed' || earlier === null ? [] : parseJson(earlier),
  )
  const all = [...given, ...items]
  const lines = parseJson(order.lines)
  if (items.every(({ id }) => countPieces(all, id) <= countPieces(lines, id))) return
  throw new HttpError(422, 'These are more pieces than were ordered, or are left to refund.')
}

const createReusedError = () =>
  new HttpError(
    422,
    'This refund was asked for with another amount before. Please load the page again.',
  )

/** Stores a refund. @returns its payment, claimed; null where the provider need not be asked */
async function storeRefund(
  services: PaymentServices,
  trx: Trx,
  request: RefundRequest,
  onRefund: OnRefund,
): Promise<Payment | null> {
  const { id, orderId, userId, items = [], restock = false, reason = '' } = request
  const payment = await lockPaidPayment(trx, orderId)
  const order = await lockOrder(trx, orderId)
  const known = await trx
    .selectFrom('refunds')
    .select(['orderId', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isRepeated = request.amount === null || request.amount === known?.amount
  if (known?.orderId === orderId && isRepeated) return null
  if (known) throw createReusedError()
  const refunds = await listRefunds(trx, orderId)
  const amount = request.amount ?? getRefundable(order, refunds)
  checkRefund(services, order, payment, { amount, refunds })
  checkItems(order, refunds, items)
  const now = services.clock()
  const createdAt = now.toISOString()
  const stored = await trx
    .insertInto('refunds')
    .values({
      ...{ id, orderId, paymentId: payment.id, amount, userId, reason },
      items: items.length > 0 ? toJson([...items]) : null,
      status: 'due',
      createdAt,
    })
    // The same id for another order at the same time, whose payment is not locked here.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw createReusedError()
  if (restock) await restockOrder(trx, order, items)
  await onRefund(trx, order, amount, now)
  if (isOfflineMethod(payment.driver)) {
    // Somebody gives it back by hand.
    await endRefund(trx, stored, 'done', now)
    return null
  }
  const checkAt = getLeaseEnd(now)
  await trx.updateTable('payments').set({ checkAt }).where('id', '=', payment.id).execute()
  return { ...payment, checkAt }
}

/** Ends a refund that the provider has been asked for. */
async function storeEnd(
  { db, clock, counters, provider }: PaymentServices,
  refund: Row<'refunds'>,
  status: 'done' | 'failed',
): Promise<void> {
  const isNew = await db.transaction().execute((trx) => endRefund(trx, refund, status, clock()))
  if (isNew) counters.countPayment(provider.name, status === 'done' ? 'refunded' : 'refused')
}

/**
 * Makes the refunds of a claimed payment that are due, each once however often it is called, and ends the claim.
 * @throws when the provider fails: what is due remains so
 */
export async function makeDueRefunds(services: PaymentServices, payment: Payment): Promise<void> {
  const { db, provider, clock, log } = services
  const { sessionId } = payment
  for (const refund of sessionId === null ? [] : await listDueRefunds(db, payment.id)) {
    const { id, amount } = refund
    try {
      await provider.refundSession(sessionId ?? '', { id, amount })
    } catch (error) {
      if (!(error instanceof SessionRejectedError)) throw error
      log.warn({ err: error }, `The payment provider refused the refund ${id}`)
      await storeEnd(services, refund, 'failed')
      continue
    }
    await storeEnd(services, refund, 'done')
  }
  await releasePayment(db, payment, { again: false, now: clock() })
}

/** Asks the provider at once, so that the office sees the result; what it leaves due is the reconciler's. */
async function tryDueRefunds(services: PaymentServices, payment: Payment): Promise<void> {
  const { db, clock, log, provider } = services
  try {
    await withinDeadline(provider.deadlineMs, () => makeDueRefunds(services, payment))
  } catch (error) {
    log.warn({ err: error }, `A refund of the payment ${payment.id} is asked for again`)
    // After the deadline the work goes on, under its claim.
    if (error instanceof HttpError) return
    const now = clock()
    const expectedAt = now.toISOString()
    await releasePayment(db, payment, { again: true, now, expectedAt })
  }
}

/**
 * Gives back a part of an order's payment, or what is left of it, once for each id. It is stored first: what the provider
 * does not do now, or what this process does not live to see, the reconciler finishes.
 * @param onRefund called in the transaction that stores a new one
 * @throws HttpError 404, or 422 when there is not as much to give back
 */
export async function requestRefund(
  services: PaymentServices,
  request: RefundRequest,
  onRefund: OnRefund,
): Promise<void> {
  const payment = await services.db
    .transaction()
    .execute((trx) => storeRefund(services, trx, request, onRefund))
  if (payment) await tryDueRefunds(services, payment)
}

/**
 * Records what the provider has given back of a payment, also by somebody in its dashboard, once however often it tells.
 * @throws HttpError 502 when the provider fails: it sends the event again
 */
export async function handleRefundEvent(
  services: PaymentServices,
  event: RefundEvent,
): Promise<void> {
  const { db, clock, log, provider, counters } = services
  const found = await callProvider(services, async () => provider.fetchRefunds?.(event.reference))
  const recorded =
    found &&
    (await db.transaction().execute(async (trx) => {
      const payment = await lockPaymentOf(trx, found.sessionId)
      if (!payment) return null
      // A second payment of an order, which is given back whole.
      if (payment.refund) return 0
      let added = 0
      for (const refund of found.refunds) {
        if (await recordRefund(trx, payment, refund, clock())) added += 1
      }
      return added
    }))
  if (typeof recorded === 'number') {
    if (recorded > 0) log.info({ event: event.id, recorded }, 'Refunds recorded')
    return
  }
  counters.countPayment(provider.name, 'unknown')
  log.warn(`The event ${event.id} is about a payment that is not ours`)
}
