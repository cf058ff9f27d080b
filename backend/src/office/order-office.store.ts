import { fromHundredths } from '@shop/contracts/money.ts'
import type { OfficeOrder, OfficeOrderDetails } from '@shop/contracts/office-orders.ts'
import type { Paged } from '@shop/contracts/paging.ts'
import { normalizeTyped } from '@shop/contracts/typed-text.ts'
import { sql } from 'kysely'

import { parseJson } from '../db/json.ts'
import type { Db, Row } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { paginate } from '../http/paging.ts'
import { describeGoods } from '../orders/describe-order.ts'
import type { Services } from '../services.ts'

interface OrderQuery {
  /** A number, or a part of an e-mail address; all orders when empty. */
  q: string
  status: Row<'orders'>['status'] | undefined
  page: number
  limit: number
}

type Listed = Pick<Row<'orders'>, 'id' | 'number' | 'status' | 'buyerEmail' | 'createdAt' | 'total'>

const toOfficeOrder = ({ id: _id, total, number, status, buyerEmail, createdAt }: Listed) => ({
  _id,
  number,
  status,
  buyerEmail,
  createdAt,
  total: fromHundredths(total),
})

/** In a pattern, `%` and `_` stand for themselves. */
const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function selectOrders(db: Db, { q, status }: Pick<OrderQuery, 'q' | 'status'>) {
  const typed = normalizeTyped(q).toLowerCase()
  let query = db.selectFrom('orders')
  if (status) query = query.where('status', '=', status)
  if (/^\d{1,9}$/.test(typed)) return query.where('number', '=', Number(typed))
  if (typed === '') return query
  return query.where(
    ({ eb }) =>
      sql<boolean>`${eb.ref('buyerEmail')} like ${`%${escapePattern(typed)}%`} escape '\\'`,
  )
}

/** One page (from 1) of all members' orders, the newest first. */
export async function listOfficeOrders(
  db: Db,
  { page, limit, ...filter }: OrderQuery,
): Promise<Paged<OfficeOrder>> {
  const found = selectOrders(db, filter)
  const rows = await found
    .select(['id', 'number', 'status', 'buyerEmail', 'createdAt', 'total'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await found.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return { results: rows.map(toOfficeOrder), paginate: paginate(page, limit, Number(count)) }
}

/** An order with its lines, its buyer and its payments, the newest first. @throws HttpError 404 */
export async function findOfficeOrder(
  services: Pick<Services, 'db' | 'config'>,
  id: string,
): Promise<OfficeOrderDetails> {
  const { db } = services
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select(['users.firstName', 'users.lastName'])
    .where('orders.id', '=', id)
    .executeTakeFirst()
  if (!order) throw new HttpError(404, 'There is no such record.')
  const payments = await db
    .selectFrom('payments')
    .select(['sessionId', 'driver', 'status', 'createdAt', 'refund'])
    .where('orderId', '=', id)
    .orderBy('createdAt', 'desc')
    .execute()
  const { buyerPhone, buyerAddress, couponCode } = order
  return {
    ...toOfficeOrder(order),
    buyerName: `${order.firstName} ${order.lastName}`.trim(),
    buyerPhone,
    buyerAddress,
    couponCode,
    ...(await describeGoods(services, order)),
    shortages: order.shortages ? parseJson(order.shortages) : [],
    payments: payments.map(({ sessionId, ...payment }) => ({
      ...payment,
      sessionId: sessionId ?? '',
    })),
  }
}
