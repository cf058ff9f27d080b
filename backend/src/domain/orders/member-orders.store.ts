import type { Paginate } from '@shop/contracts/wire/paging.ts'

import type { OrderLine } from '../../platform/db/order-line.ts'
import type { Db, Row } from '../../platform/db/schema.ts'
import { selectPage } from '../../platform/http/paging.ts'

/** One page (from 1) of a member's orders, newest first. */
export async function listOrders(
  db: Db,
  userId: string,
  page: number,
  limit: number,
): Promise<{ orders: Row<'orders'>[]; paginate: Paginate }> {
  const own = db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
  const { rows, paginate } = await selectPage(own, { page, limit })
  return { orders: rows, paginate }
}

/** A member's own order; `undefined` for an unknown number and, indistinguishably, another member's. */
export function findOrderByNumber(
  db: Db,
  userId: string,
  number: number,
): Promise<Row<'orders'> | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Names of the pictures of the products of an order, by product; the log knows those of deleted ones. */
export async function listPictures(
  db: Db,
  lines: readonly OrderLine[],
): Promise<Map<string, string>> {
  const ids = lines.map(({ id }) => id)
  const rows = await db
    .selectFrom('products')
    .select(['id', 'picture'])
    .where('id', 'in', ids)
    .execute()
  const pictures = new Map(rows.map(({ id, picture }) => [id, picture]))
  const deleted = ids.filter((id) => !pictures.has(id))
  if (deleted.length === 0) return pictures
  const entries = await db
    .selectFrom('officeLog')
    .select(['subject', 'before'])
    .where('kind', '=', 'product')
    .where('subject', 'in', deleted)
    .where('after', 'is', null)
    .execute()
  for (const { subject, before } of entries) {
    const { picture } = JSON.parse(before ?? '{}') as { picture?: string }
    if (picture) pictures.set(subject, picture)
  }
  return pictures
}

/** The state of the refund of a second payment; `null` when there is none. */
export async function findRefund(db: Db, orderId: string): Promise<Row<'payments'>['refund']> {
  const payments = await db
    .selectFrom('payments')
    .select('refund')
    .where('orderId', '=', orderId)
    .where('refund', 'is not', null)
    .execute()
  const refunds = payments.map(({ refund }) => refund)
  return refunds.includes('due') ? 'due' : (refunds[0] ?? null)
}

/** The order's newest payment. */
export function findLastPayment(db: Db, orderId: string): Promise<Row<'payments'> | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()
}
