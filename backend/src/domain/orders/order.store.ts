import { randomUUID } from 'node:crypto'

import { productDetailsSchema } from '@shop/contracts/wire/catalog.ts'
import { productSurfaceSchema } from '@shop/contracts/wire/engraving.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'
import { localizedTextSchema } from '@shop/contracts/wire/text.ts'
import { currentContext } from 'monitoring/request-context.ts'
import { z } from 'zod/mini'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { parseJson, toJson } from '../../platform/db/json.ts'
import { lockMember } from '../../platform/db/lock.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { selectShown } from '../catalog/catalog.store.ts'
import { listClaimedCoupons } from '../coupons/coupon.store.ts'
import { oldestOpenConfirmation } from '../holds/order-hold.ts'
import { findSetting } from '../settings/shop-settings.store.ts'
import { findShortages } from '../stock/stock.rules.ts'
import { listAvailable } from '../stock/stock.store.ts'
import type { AmountLimits } from './amount-limits.ts'
import {
  checkPrices,
  decideOrder,
  type Offer,
  type OpenOrder,
  type OrderDecision,
  type OrderFacts,
} from './order.rules.ts'
import { readDelivery, toChosenDelivery } from './order-delivery.ts'
import { readOrderRequest, type RequestedOrder } from './order-request.ts'

const UNLOGGED = { error: () => undefined }

const offerSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  price: z.int().check(z.gte(0)),
  surface: z.optional(productSurfaceSchema),
})

async function loadPrices(
  trx: Trx,
  productIds: string[],
  usage: { userId: string; now: Date },
): Promise<Pick<OrderFacts, 'offers' | 'coupons' | 'available'>> {
  const rows = await selectShown(trx)
    .select(['products.id', 'products.title', 'products.price', 'products.details'])
    .select('products.stock')
    .where('products.id', 'in', productIds)
    .execute()
  // A row that cannot be read is not sold; the catalogue logs it.
  const offers = readRows(UNLOGGED, 'products', rows, offerSchema, (row) => ({
    id: row.id,
    title: parseJson(row.title),
    price: row.price,
    surface: row.details
      ? productDetailsSchema.safeParse(parseJson(row.details)).data?.surface
      : undefined,
  })).map((offer): [string, Offer] => [offer.id, offer])
  return {
    offers: new Map(offers),
    coupons: await listClaimedCoupons(trx, usage),
    available: await listAvailable(trx, rows, usage.userId),
  }
}

async function listOpenOrders(trx: Trx, userId: string, cartKey: string): Promise<OpenOrder[]> {
  const orders = await trx
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.orderId', '=', 'orders.id').on('payments.status', '=', 'unpaid'),
    )
    .select(['orders.id', 'orders.confirmedAt', 'payments.id as paymentId'])
    .select(['orders.buyerEmail', 'orders.buyerPhone', 'orders.buyerAddress', 'orders.delivery'])
    .where('orders.userId', '=', userId)
    .where('orders.cartKey', '=', cartKey)
    .where('orders.status', '=', 'open')
    .orderBy('orders.confirmedAt', 'desc')
    .execute()
  return orders.map((order) => ({ ...order, delivery: readDelivery(order) }))
}

async function loadFacts(
  trx: Trx,
  userId: string,
  { number, cart, cartKey }: RequestedOrder,
  now: Date,
): Promise<Omit<OrderFacts, 'limits' | 'delivery' | 'taxPercent'>> {
  const productIds = cart.lines.map(({ id }) => id)
  const attempt = await trx
    .selectFrom('orderAttempts')
    .select(['fingerprint', 'orderId'])
    .where('userId', '=', userId)
    .where('trackingOrderId', '=', number)
    .executeTakeFirst()
  return {
    attempt,
    ...(await loadPrices(trx, productIds, { userId, now })),
    openOrders: await listOpenOrders(trx, userId, cartKey),
    now,
  }
}

/** What is added to the prices of goods at the moment. */
async function findCharges(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
): Promise<Pick<OrderFacts, 'delivery' | 'taxPercent'>> {
  const { taxPercent } = await findSetting(trx, config, 'tax')
  return { delivery: await findSetting(trx, config, 'delivery'), taxPercent }
}

/** Stores an order, or its new confirmation. @returns its id */
async function saveOrder(
  trx: Trx,
  userId: string,
  decision: Extract<OrderDecision, { placed: unknown } | { confirmedAgain: unknown }>,
  { number, cartKey, buyer }: RequestedOrder,
  now: Date,
): Promise<string> {
  const { delivery } = 'placed' in decision ? decision.placed : decision
  const confirmation = {
    ...buyer,
    delivery: delivery ? toJson(delivery) : null,
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
  const { subtotal, tax, taxPercent, discount, total } = totals
  await trx
    .insertInto('orders')
    .values({
      id,
      number,
      userId,
      status: 'open',
      cartKey,
      lines: toJson(lines),
      couponCode,
      ...{ subtotal, tax, taxPercent, discount, total },
      ...confirmation,
      createdAt: confirmation.confirmedAt,
      paidAt: null,
      cancelledAt: null,
    })
    .execute()
  return id
}

/** Whether an order's goods, with its coupon and its delivery, still cost what they did, and how many can be had. */
async function checkOffer(
  trx: Trx,
  services: Pick<Deps, 'config'>,
  order: Row<'orders'>,
  now: Date,
): Promise<{ isUnchanged: boolean; hasAll: boolean }> {
  const lines = parseJson(order.lines).map((line) => ({ ...line, name: line.title.en }))
  const productIds = lines.map(({ id }) => id)
  const prices = await loadPrices(trx, productIds, { userId: order.userId, now })
  const delivery = toChosenDelivery(readDelivery(order))
  const cart = { lines, delivery, total: order.total }
  const charges = await findCharges(trx, services)
  return {
    isUnchanged: 'order' in checkPrices(cart, { ...prices, ...charges }),
    hasAll: findShortages(lines, prices.available).length === 0,
  }
}

/** Whether an open order can still be had at its prices. */
export async function isStillOffered(
  trx: Trx,
  services: Pick<Deps, 'config'>,
  order: Row<'orders'>,
  now: Date,
): Promise<boolean> {
  const { isUnchanged, hasAll } = await checkOffer(trx, services, order, now)
  return isUnchanged && hasAll
}

/**
 * Confirms an open order again when its prices are no longer guaranteed. The caller must hold the user's lock.
 * @returns whether it can be paid at its prices
 */
export async function renewConfirmation(
  trx: Trx,
  services: Pick<Deps, 'config'>,
  order: Row<'orders'>,
  now: Date,
): Promise<boolean> {
  if (order.confirmedAt >= oldestOpenConfirmation(now)) return true
  if (!(await checkOffer(trx, services, order, now)).isUnchanged) return false
  const confirmedAt = now.toISOString()
  await trx.updateTable('orders').set({ confirmedAt }).where('id', '=', order.id).execute()
  return true
}

/**
 * Confirms an order, idempotently by `trackingOrderId`. An identical open order is confirmed again.
 * @returns the order's id
 * @throws HttpError 409 when prices or total differ, when there is not enough of a product, when no payment can be of its
 * total, or when another order has the tracking number
 */
export async function placeOrder(
  {
    db,
    clock,
    provider,
    config,
  }: Pick<Deps, 'db' | 'clock' | 'config'> & { provider: AmountLimits },
  user: AuthenticatedUser,
  request: OrderRequest,
): Promise<{ orderId: string; isNew: boolean }> {
  const requested = readOrderRequest(request)
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, user.id)
    const now = clock()
    const facts = await loadFacts(trx, user.id, requested, now)
    const charges = await findCharges(trx, { config })
    const decision = decideOrder(requested, { ...facts, ...charges, limits: provider })
    if ('refused' in decision) throw new HttpError(409, decision.refused)
    if ('repeated' in decision) return { orderId: decision.repeated, isNew: false }
    const orderId = await saveOrder(trx, user.id, decision, requested, now)
    const { number: trackingOrderId, fingerprint } = requested
    await trx
      .insertInto('orderAttempts')
      .values({ userId: user.id, trackingOrderId, fingerprint, orderId })
      .execute()
    return { orderId, isNew: true }
  })
}
