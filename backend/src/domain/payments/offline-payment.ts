import type { OfflineMethod } from '@shop/contracts/rules/offline-payment.ts'

import { lockUser } from '../../platform/db/lock.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { translations } from '../../platform/i18n/messages.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOrderByNumber } from '../orders/member-orders.store.ts'
import { getOrderState } from '../orders/order.state.ts'
import { renewConfirmation } from '../orders/order.store.ts'
import { enqueueOrderMail, enqueueOwnerMails } from '../orders/order-mail.ts'
import { findSaved } from '../settings/shop-settings.store.ts'
import { type OpenedPayment, openPayment } from './open-payment.ts'
import { rejectionTexts } from './order-payment.ts'
import { cancelPayment, createUnreachableError, type PaymentServices } from './payment.service.ts'
import { findOpenPayment, updateStatus } from './payment.store.ts'
import { closeSiblings } from './sibling-payments.ts'

/** How often a card page that is open is closed and looked at again. */
const MAX_ATTEMPTS = 3

/** A century: the office says when it ends. */
const OPEN_MINUTES = 52_560_000

const createRefusal = (reason: keyof typeof rejectionTexts) =>
  new HttpError(reason === 'notFound' ? 404 : 409, translations.en(rejectionTexts[reason]))

async function assertOffered(trx: Trx, method: OfflineMethod): Promise<void> {
  const payment = await findSaved(trx, 'payment')
  if (payment?.methods.includes(method)) return
  throw new HttpError(409, 'This way of payment is no longer offered. Please choose another one.')
}

/** An order by the number that its buyer knows, or by that of a later confirmation. */
async function findConfirmedOrder(trx: Trx, userId: string, number: number) {
  const attempt = await trx
    .selectFrom('orderAttempts')
    .innerJoin('orders', 'orders.id', 'orderAttempts.orderId')
    .selectAll('orders')
    .where('orderAttempts.userId', '=', userId)
    .where('orderAttempts.trackingOrderId', '=', number)
    .executeTakeFirst()
  return attempt ?? (await findOrderByNumber(trx, userId, number))
}

/** @throws HttpError 404 or 409 */
async function openOfflinePayment(
  services: PaymentServices,
  userId: string,
  number: number,
  method: OfflineMethod,
): Promise<OpenedPayment> {
  const { db, provider, clock, config } = services
  const now = clock()
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await assertOffered(trx, method)
    const order = await findConfirmedOrder(trx, userId, number)
    if (!order) throw createRefusal('notFound')
    const state = getOrderState(order, now)
    if (state !== 'awaitingPayment') throw createRefusal(state)
    const isRepeated = order.paymentMethod === method
    if (!isRepeated && !(await renewConfirmation(trx, services, order, now))) {
      throw createRefusal('pricesChanged')
    }
    const payee = { ...provider, minAmount: 0, name: method, sessionMinutes: OPEN_MINUTES }
    const opened = await openPayment(trx, payee, { order, returnUrl: '', now })
    if (!isRepeated && opened.payment.driver === method) {
      await enqueueOrderMail(trx, { kind: 'orderPlaced', data: { orderId: order.id } }, now)
      await enqueueOwnerMails(trx, config, order.id, now)
    }
    return opened
  })
}

/**
 * Has a member's own open order stand as to be paid without a card: its pieces stay reserved until the office has the money, or
 * closes it. Card pages of it, or of the same goods, are closed first.
 * @param number of the order, or of any of its confirmations
 * @returns the order's number
 * @throws HttpError 404, 409 when it cannot be paid so, or 502 when the provider fails
 */
export async function payOffline(
  services: PaymentServices,
  userId: string,
  number: number,
  method: OfflineMethod,
): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { order, payment, siblings } = await openOfflinePayment(services, userId, number, method)
    if (!(await closeSiblings(services, order, siblings))) throw createRefusal('boughtAlready')
    if (payment.driver === method) return order.number
    const { sessionId } = payment
    if (sessionId) await cancelPayment(services, { ...payment, sessionId })
  }
  throw createUnreachableError()
}

/**
 * Records that the money of an order has come without a card.
 * @param onPaid called in the transaction
 * @throws HttpError 404, or 422 when no such payment is awaited
 */
export async function recordOfflinePayment(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  orderId: string,
  onPaid: (trx: Trx, order: Row<'orders'>, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    // Sent again, it is recorded already.
    if (order.status === 'paid' && order.paymentMethod !== null) return
    const payment = order.paymentMethod && (await findOpenPayment(trx, orderId))
    if (!payment || payment.driver !== order.paymentMethod) {
      throw new HttpError(422, 'No payment without a card is awaited of this order.')
    }
    await updateStatus(trx, payment, 'paid', now)
    await onPaid(trx, order, now)
  })
}
