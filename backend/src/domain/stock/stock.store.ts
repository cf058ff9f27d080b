import { type ExpressionBuilder, sql } from 'kysely'

import { parseJson } from '../../platform/db/json.ts'
import type { Db, Row, Schema, Shortage, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { hasOpenPayment } from '../holds/order-hold.ts'
import { findShortages, type StockLine } from './stock.rules.ts'

/** Selects what is held of products. A reservation counts for as long as its order has an open payment. */
const selectHeld = (db: Db | Trx, productIds: readonly string[]) =>
  db
    .selectFrom('stockReservations')
    .innerJoin('orders', 'orders.id', 'stockReservations.orderId')
    .where(hasOpenPayment)
    .where('stockReservations.productId', 'in', productIds)

/** Lists the products whose pieces are counted. */
const listCounted = (rows: readonly Pick<Row<'products'>, 'id' | 'stock'>[]) =>
  rows.flatMap(({ id, stock }): [string, number][] => (stock === null ? [] : [[id, stock]]))

/**
 * Computes how many pieces of products can be had, 0 or more.
 * @param rows products; those that are not counted are left out of the result
 * @param userId a shopper whose own open payments count as available: a newer one takes over from them
 */
export async function listAvailable(
  db: Db | Trx,
  rows: readonly Pick<Row<'products'>, 'id' | 'stock'>[],
  userId?: string,
): Promise<Map<string, number>> {
  const counted = new Map(listCounted(rows))
  const reserved = await countReserved(db, [...counted.keys()], userId)
  for (const [id, left] of counted) counted.set(id, Math.max(0, left - (reserved.get(id) ?? 0)))
  return counted
}

/**
 * Counts the pieces of products that are held by open payments; those without any are left out.
 * @param userId a shopper whose own are left out
 */
export async function countReserved(
  db: Db | Trx,
  productIds: readonly string[],
  userId?: string,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const held = await selectHeld(db, productIds)
    .$if(userId !== undefined, (query) => query.where('orders.userId', '!=', userId ?? ''))
    .select('stockReservations.productId')
    .select((e) => e.fn.sum('stockReservations.quantity').as('pieces'))
    .groupBy('stockReservations.productId')
    .execute()
  return new Map(held.map(({ productId, pieces }) => [productId, Number(pieces)]))
}

/** What is on hand of a product and not held, in a query of products; null of what is not counted. */
export const availablePieces = (e: ExpressionBuilder<Schema, 'products'>) =>
  e(
    'products.stock',
    '-',
    e.fn.coalesce(
      e
        .selectFrom('stockReservations')
        .innerJoin('orders', 'orders.id', 'stockReservations.orderId')
        .where(hasOpenPayment)
        .whereRef('stockReservations.productId', '=', 'products.id')
        .select((held) => held.fn.sum<number>('stockReservations.quantity').as('pieces')),
      sql.lit(0),
    ),
  )

/**
 * Locks the products of lines until the transaction ends, by the one lock that SQLite and PostgreSQL share: a write.
 * @returns the stock of those that are counted
 */
async function lockStock(trx: Trx, lines: readonly StockLine[]): Promise<Map<string, number>> {
  const rows: Pick<Row<'products'>, 'id' | 'stock'>[] = []
  // In one order everywhere: two orders that lock the same rows must not wait for each other.
  for (const id of lines.map((line) => line.id).sort()) {
    const row = await trx
      .updateTable('products')
      .set({ id: sql.ref('id') })
      .where('id', '=', id)
      .where('stock', 'is not', null)
      .returning(['id', 'stock'])
      .executeTakeFirst()
    if (row) rows.push(row)
  }
  return new Map(listCounted(rows))
}

/**
 * Reserves the pieces of an order, for as long as it has an open payment. The caller must hold the user's lock, and that
 * of the user's open payments.
 * @returns the ids of the same user's orders that hold pieces which this one needs: their payments are to be closed
 * @throws HttpError 409, which names the products, when others have bought or hold them
 */
export async function reserveStock(
  trx: Trx,
  { id: orderId, userId, lines: json }: Pick<Row<'orders'>, 'id' | 'userId' | 'lines'>,
): Promise<Set<string>> {
  const lines = parseJson(json)
  const stock = await lockStock(trx, lines)
  if (stock.size === 0) return new Set()
  const held = await selectHeld(trx, [...stock.keys()])
    .select(['stockReservations.orderId', 'stockReservations.productId'])
    .select(['stockReservations.quantity', 'orders.userId'])
    .execute()
  const isHeld = (id: string) =>
    held.some((each) => each.orderId === orderId && each.productId === id)
  const needed = lines.filter(({ id }) => stock.has(id) && !isHeld(id))
  const sumUp = (id: string, isOwn: boolean) =>
    held
      .filter((each) => each.productId === id && (each.userId === userId) === isOwn)
      .reduce((sum, { quantity }) => sum + quantity, 0)

  const available = new Map(
    needed.map(({ id }) => [id, Math.max(0, (stock.get(id) ?? 0) - sumUp(id, false))]),
  )
  const named = needed.map((line) => ({ ...line, name: line.title.en }))
  const shortages = findShortages(named, available)
  if (shortages.length > 0) throw new HttpError(409, shortages.join(' '))

  for (const { id: productId, quantity } of needed) {
    await trx
      .insertInto('stockReservations')
      .values({ orderId, productId, quantity })
      .onConflict((conflict) => conflict.columns(['orderId', 'productId']).doNothing())
      .execute()
  }
  const contended = needed.filter(
    ({ id, quantity }) => (available.get(id) ?? 0) - sumUp(id, true) < quantity,
  )
  const contenders = held.filter(
    (each) => each.userId === userId && contended.some(({ id }) => id === each.productId),
  )
  return new Set(contenders.map((each) => each.orderId))
}

/** Puts pieces back in stock, of those products that are counted. */
export async function returnToStock(trx: Trx, pieces: readonly StockLine[]): Promise<void> {
  const stock = await lockStock(trx, pieces)
  for (const { id, quantity } of pieces) {
    if (!stock.has(id)) continue
    await trx
      .updateTable('products')
      .set((e) => ({ stock: e('stock', '+', quantity) }))
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Takes the pieces of a paid order from the stock, never below zero, and ends its reservation. The caller sees to it that
 * an order is counted once.
 * @param isReserved whether the order had an open payment until now: what it holds is its own, even when others wait
 * @returns what is missing, because the reservation had ended before the payment came, or the stock was corrected
 */
export async function takeFromStock(
  trx: Trx,
  orderId: string,
  lines: readonly StockLine[],
  isReserved: boolean,
): Promise<Shortage[]> {
  const stock = await lockStock(trx, lines)
  const ended = await trx
    .deleteFrom('stockReservations')
    .where('orderId', '=', orderId)
    .returning('productId')
    .execute()
  const own = new Set(isReserved ? ended.map(({ productId }) => productId) : [])
  const rows = [...stock].map(([id, pieces]) => ({ id, stock: pieces }))
  const available = await listAvailable(trx, rows)
  const shortages: Shortage[] = []
  for (const { id, quantity } of lines) {
    const left = (own.has(id) ? stock : available).get(id)
    if (left === undefined) continue
    // A row that was written otherwise may say less than none.
    const taken = Math.min(quantity, Math.max(0, left))
    await trx
      .updateTable('products')
      .set((e) => ({ stock: e('stock', '-', taken) }))
      .where('id', '=', id)
      .execute()
    if (taken < quantity) shortages.push({ productId: id, missing: quantity - taken })
  }
  return shortages
}
