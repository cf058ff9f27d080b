import { randomUUID } from 'node:crypto'

import { fromHundredths } from '@shop/contracts/money.ts'
import type { OrderRequest } from '@shop/contracts/order.ts'
import { currentContext } from 'monitoring/request-context.ts'

import type { AuthenticatedUser } from '../auth/tokens.ts'
import { listClaimedCoupons } from '../coupons/coupon.store.ts'
import { parseJson, toJson } from '../db/json.ts'
import { lockUser } from '../db/lock.ts'
import type { Row, Trx } from '../db/schema.ts'
import type { Services } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { assertPayable } from '../payments/amount-limit.ts'
import {
  createCartKey,
  createFingerprint,
  type Offer,
  type PricedOrder,
  validateOrder,
} from './order.rules.ts'

/** How long a confirmed order can be paid at its prices. */
const ORDER_OPEN_MINUTES = 30

/** ISO 8601 time; orders confirmed earlier have to be confirmed again. */
export function oldestOpenConfirmation(now: Date): string {
  return new Date(now.getTime() - ORDER_OPEN_MINUTES * 60_000).toISOString()
}

async function loadOffers(trx: Trx, ids: string[]): Promise<Map<string, Offer>> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'title', 'price'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title, price }) => [id, { id, title: parseJson(title), price }]))
}

async function priceOrder(trx: Trx, userId: string, request: OrderRequest, now: Date) {
  const ids = request.orderLists.map((line) => line.itemId)
  const coupons = await listClaimedCoupons(trx, userId, now)
  const check = validateOrder(request, await loadOffers(trx, ids), coupons)
  if ('mismatch' in check) throw new HttpError(409, check.mismatch)
  return check.order
}

type Buyer = Pick<Row<'orders'>, 'buyerEmail' | 'buyerPhone' | 'buyerAddress'>

/**
 * The open order of the same cart that is confirmed again: one that can be paid at the moment. While its card
 * page is open, its buyer's details stay: with others, it is another order.
 */
async function findOpenOrder(
  trx: Trx,
  { userId, cartKey, now }: { userId: string; cartKey: string; now: Date },
  buyer: Buyer,
): Promise<string | undefined> {
  const orders = await trx
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.orderId', '=', 'orders.id')
        .on('payments.status', '=', 'unpaid')
        .on('payments.expiresAt', '>', now.toISOString()),
    )
    .select(['orders.id', 'orders.confirmedAt', 'payments.id as paymentId'])
    .select(['orders.buyerEmail', 'orders.buyerPhone', 'orders.buyerAddress'])
    .where('orders.userId', '=', userId)
    .where('orders.cartKey', '=', cartKey)
    .where('orders.status', '=', 'open')
    .orderBy('orders.confirmedAt', 'desc')
    .execute()
  const hasSameBuyer = (order: Buyer) =>
    order.buyerEmail === buyer.buyerEmail &&
    order.buyerPhone === buyer.buyerPhone &&
    order.buyerAddress === buyer.buyerAddress
  return orders.find((order) =>
    order.paymentId ? hasSameBuyer(order) : order.confirmedAt >= oldestOpenConfirmation(now),
  )?.id
}

async function saveOrder(
  trx: Trx,
  userId: string,
  order: PricedOrder,
  request: OrderRequest,
  now: Date,
): Promise<string> {
  const confirmation = {
    buyerEmail: request.buyerEmail,
    buyerPhone: request.buyerPhoneNumber,
    buyerAddress: request.buyerAdress,
    confirmedAt: now.toISOString(),
    requestId: currentContext()?.reqId ?? null,
  }
  const cartKey = createCartKey(order.lines, order.totals.total)
  const openOrderId = await findOpenOrder(trx, { userId, cartKey, now }, confirmation)
  if (openOrderId) {
    await trx.updateTable('orders').set(confirmation).where('id', '=', openOrderId).execute()
    return openOrderId
  }
  const id = randomUUID()
  const { lines, totals, couponCode } = order
  await trx
    .insertInto('orders')
    .values({
      id,
      number: request.trackingOrderId,
      userId,
      status: 'open',
      cartKey,
      lines: toJson(lines),
      couponCode,
      ...totals,
      ...confirmation,
      createdAt: confirmation.confirmedAt,
      paidAt: null,
      cancelledAt: null,
    })
    .execute()
  return id
}

/**
 * Confirms an open order again when its prices are no longer guaranteed. The caller must hold the user's lock.
 * @returns whether it can be paid at its prices
 */
export async function renewConfirmation(
  trx: Trx,
  order: Row<'orders'>,
  now: Date,
): Promise<boolean> {
  if (order.confirmedAt >= oldestOpenConfirmation(now)) return true
  const lines = parseJson(order.lines)
  const request = {
    orderLists: lines.map(({ id, title, price, quantity }) => ({
      itemId: id,
      itemImage: '',
      itemName: title.en,
      itemPrice: fromHundredths(price),
      itemQuantity: quantity,
    })),
    TotalOrderPrice: fromHundredths(order.total),
  }
  const offers = await loadOffers(
    trx,
    lines.map(({ id }) => id),
  )
  const coupons = await listClaimedCoupons(trx, order.userId, now)
  if ('mismatch' in validateOrder(request, offers, coupons)) return false
  const confirmedAt = now.toISOString()
  await trx.updateTable('orders').set({ confirmedAt }).where('id', '=', order.id).execute()
  return true
}

/**
 * Confirms an order, idempotently by `trackingOrderId`. An identical open order is confirmed again.
 * @returns the order's id
 * @throws HttpError 409 when prices or total differ, when no payment can be as large, or when another order
 * has the tracking number
 */
export async function placeOrder(
  { db, clock, provider }: Pick<Services, 'db' | 'clock' | 'provider'>,
  user: AuthenticatedUser,
  request: OrderRequest,
): Promise<{ orderId: string; isNew: boolean }> {
  const { trackingOrderId } = request
  const fingerprint = createFingerprint(request)
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const attempt = await trx
      .selectFrom('orderAttempts')
      .select(['fingerprint', 'orderId'])
      .where('userId', '=', user.id)
      .where('trackingOrderId', '=', trackingOrderId)
      .executeTakeFirst()
    if (attempt && attempt.fingerprint !== fingerprint) {
      throw new HttpError(409, 'This order number was used for another order. Please try again.')
    }
    if (attempt) return { orderId: attempt.orderId, isNew: false }
    const now = clock()
    const order = await priceOrder(trx, user.id, request, now)
    assertPayable(provider, order.totals)
    const orderId = await saveOrder(trx, user.id, order, request, now)
    await trx
      .insertInto('orderAttempts')
      .values({ userId: user.id, trackingOrderId, fingerprint, orderId })
      .execute()
    return { orderId, isNew: true }
  })
}
