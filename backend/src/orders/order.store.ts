import { randomUUID } from 'node:crypto'

import type { OrderRequest } from '@shop/contracts/order.ts'
import { localizedTextSchema } from '@shop/contracts/text.ts'
import { currentContext } from 'monitoring/request-context.ts'
import { z } from 'zod/mini'

import type { AuthenticatedUser } from '../auth/tokens.ts'
import { selectShown } from '../catalog/catalog.store.ts'
import { listClaimedCoupons } from '../coupons/coupon.store.ts'
import { parseJson, toJson } from '../db/json.ts'
import { lockUser } from '../db/lock.ts'
import { readRows } from '../db/read-rows.ts'
import type { Row, Trx } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import {
  checkPrices,
  createCartKey,
  createFingerprint,
  decideOrder,
  type OpenOrder,
  type OrderDecision,
  type OrderFacts,
  toBuyer,
  toCart,
} from './order.rules.ts'
import { oldestOpenConfirmation } from './order.state.ts'
import type { Offer } from './order-line.ts'

const UNLOGGED = { error: () => undefined }

const offerSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  price: z.int().check(z.gte(0)),
})

async function loadPrices(
  trx: Trx,
  productIds: string[],
  usage: { userId: string; cartKey: string; now: Date },
): Promise<Pick<OrderFacts, 'offers' | 'coupons'>> {
  const rows = await selectShown(trx)
    .select(['products.id', 'products.title', 'products.price'])
    .where('products.id', 'in', productIds)
    .execute()
  // A row that cannot be read is not sold; the catalogue logs it.
  const offers = readRows(UNLOGGED, 'products', rows, offerSchema, ({ id, title, price }) => ({
    id,
    title: parseJson(title),
    price,
  })).map((offer): [string, Offer] => [offer.id, offer])
  return { offers: new Map(offers), coupons: await listClaimedCoupons(trx, usage) }
}

function listOpenOrders(
  trx: Trx,
  { userId, cartKey, now }: { userId: string; cartKey: string; now: Date },
): Promise<OpenOrder[]> {
  return trx
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
}

async function loadFacts(
  trx: Trx,
  userId: string,
  request: OrderRequest,
  now: Date,
): Promise<Omit<OrderFacts, 'maxAmount'>> {
  const { lines, total } = toCart(request)
  const productIds = lines.map(({ id }) => id)
  const attempt = await trx
    .selectFrom('orderAttempts')
    .select(['fingerprint', 'orderId'])
    .where('userId', '=', userId)
    .where('trackingOrderId', '=', request.trackingOrderId)
    .executeTakeFirst()
  const cartKey = createCartKey(lines, total)
  return {
    attempt,
    ...(await loadPrices(trx, productIds, { userId, cartKey, now })),
    openOrders: await listOpenOrders(trx, { userId, cartKey, now }),
    now,
  }
}

/** Stores an order, or its new confirmation. @returns its id */
async function saveOrder(
  trx: Trx,
  userId: string,
  decision: Extract<OrderDecision, { placed: unknown } | { confirmedAgain: unknown }>,
  request: OrderRequest,
  now: Date,
): Promise<string> {
  const confirmation = {
    ...toBuyer(request),
    confirmedAt: now.toISOString(),
    requestId: currentContext()?.reqId ?? null,
  }
  if ('confirmedAgain' in decision) {
    const id = decision.confirmedAgain
    await trx.updateTable('orders').set(confirmation).where('id', '=', id).execute()
    return id
  }
  const id = randomUUID()
  const { lines, totals, couponCode } = decision.placed
  await trx
    .insertInto('orders')
    .values({
      id,
      number: request.trackingOrderId,
      userId,
      status: 'open',
      cartKey: createCartKey(lines, totals.total),
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
  const lines = parseJson(order.lines).map((line) => ({ ...line, name: line.title.en }))
  const productIds = lines.map(({ id }) => id)
  const { userId, cartKey } = order
  const prices = await loadPrices(trx, productIds, { userId, cartKey, now })
  if ('mismatch' in checkPrices({ lines, total: order.total }, prices)) return false
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
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const now = clock()
    const facts = await loadFacts(trx, user.id, request, now)
    const decision = decideOrder(request, { ...facts, maxAmount: provider.maxAmount })
    if ('refused' in decision) throw new HttpError(409, decision.refused)
    if ('repeated' in decision) return { orderId: decision.repeated, isNew: false }
    const orderId = await saveOrder(trx, user.id, decision, request, now)
    const { trackingOrderId } = request
    const fingerprint = createFingerprint(request)
    await trx
      .insertInto('orderAttempts')
      .values({ userId: user.id, trackingOrderId, fingerprint, orderId })
      .execute()
    return { orderId, isNew: true }
  })
}
