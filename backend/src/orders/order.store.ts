import { randomUUID } from 'node:crypto'

import type { OrderRequest } from '@shop/contracts/order.ts'

import type { Member } from '../auth/tokens.ts'
import { claimedCoupons } from '../coupons/coupon.store.ts'
import { lockUser } from '../db/lock.ts'
import type { Trx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { agreeOn, cartKeyOf, fingerprintOf, type Offer, type PricedOrder } from './order.rules.ts'

/** How long a confirmed order keeps its prices and waits to be paid. */
export const ORDER_OPEN_MINUTES = 30

/** Orders confirmed before this moment (ISO 8601) have to be confirmed again. */
export function openSince(now: Date): string {
  return new Date(now.getTime() - ORDER_OPEN_MINUTES * 60_000).toISOString()
}

async function readOffers(trx: Trx, ids: string[]): Promise<Map<string, Offer>> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'title', 'price'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title, price }) => [id, { id, title: JSON.parse(title), price }]))
}

async function priceOrder(trx: Trx, userId: string, request: OrderRequest, now: Date) {
  const ids = request.orderLists.map((line) => line.itemId)
  const coupons = await claimedCoupons(trx, userId, now)
  const agreement = agreeOn(request, await readOffers(trx, ids), coupons)
  if ('disagreement' in agreement) throw new HttpError(409, agreement.disagreement)
  return agreement.order
}

async function findIdentical(trx: Trx, userId: string, cartKey: string, now: Date) {
  return trx
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .where('cartKey', '=', cartKey)
    .where('status', '=', 'open')
    .where('confirmedAt', '>=', openSince(now))
    .executeTakeFirst()
}

async function saveOrder(
  trx: Trx,
  userId: string,
  order: PricedOrder,
  request: OrderRequest,
  now: Date,
): Promise<string> {
  const confirmed = {
    buyerEmail: request.buyerEmail,
    buyerPhone: request.buyerPhoneNumber,
    buyerAddress: request.buyerAdress,
    confirmedAt: now.toISOString(),
  }
  const cartKey = cartKeyOf(order.lines, order.totals.total)
  const identical = await findIdentical(trx, userId, cartKey, now)
  if (identical) {
    await trx.updateTable('orders').set(confirmed).where('id', '=', identical.id).execute()
    return identical.id
  }
  const id = randomUUID()
  const { lines, totals, couponCode } = order
  await trx
    .insertInto('orders')
    .values({
      ...{ id, userId, status: 'open', cartKey, lines: JSON.stringify(lines), couponCode },
      ...{ ...totals, ...confirmed, createdAt: confirmed.confirmedAt, paidAt: null },
    })
    .execute()
  return id
}

/**
 * Confirms an order, at most once: a repeat of the same request, and an identical order that still
 * waits to be paid, give the order that exists.
 * @returns the order's id
 * @throws HttpError 409 saying what differs from the shop's prices, or that the number is taken
 */
export async function placeOrder(
  { db, clock }: Deps,
  member: Member,
  request: OrderRequest,
): Promise<string> {
  const { trackingOrderId } = request
  const fingerprint = fingerprintOf(request)
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, member.id)
    const attempt = await trx
      .selectFrom('orderAttempts')
      .select(['fingerprint', 'orderId'])
      .where('userId', '=', member.id)
      .where('trackingOrderId', '=', trackingOrderId)
      .executeTakeFirst()
    if (attempt && attempt.fingerprint !== fingerprint) {
      throw new HttpError(409, 'This order number was used for another order. Please try again.')
    }
    if (attempt) return attempt.orderId
    const now = clock()
    const order = await priceOrder(trx, member.id, request, now)
    const orderId = await saveOrder(trx, member.id, order, request, now)
    await trx
      .insertInto('orderAttempts')
      .values({ userId: member.id, trackingOrderId, fingerprint, orderId })
      .execute()
    return orderId
  })
}
