import { SHOP_UTC_OFFSET_MS } from '@shop/contracts/rules/delivery.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { sql } from 'kysely'

import { parseJson } from '../../../platform/db/json.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'

const DAY_MS = 86_400_000
const MAX_BEST_SELLERS = 10
/** Orders whose lines are in memory together. */
const BATCH_ORDERS = 500

/** The date in the shop's time zone. */
const toShopDay = (time: Date): string =>
  new Date(time.getTime() + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 10)

/** When a day of the shop begins, in UTC. @param day ISO 8601 date */
const toStart = (day: string): string =>
  new Date(Date.parse(day) - SHOP_UTC_OFFSET_MS).toISOString()

/** The last `count` days of the shop, the oldest first. */
function listDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    toShopDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  )
}

const selectPaid = (db: Db, since: string) =>
  db.selectFrom('orders').where('status', '=', 'paid').where('paidAt', '>=', since)

/** Orders and revenue by the hour in UTC, of which the days of the shop are made: its time zone is a whole number of hours. */
async function readHours(db: Db, since: string) {
  const hour = sql<string>`substr(${sql.ref('paidAt')}, 1, 13)`
  const rows = await selectPaid(db, since)
    .select((e) => [
      hour.as('hour'),
      e.fn.countAll().as('orders'),
      e.fn.sum<number | string>(e('total', '-', e.ref('refunded'))).as('total'),
    ])
    .groupBy(hour)
    .execute()
  return rows.map((row) => ({
    day: toShopDay(new Date(`${row.hour}:00:00Z`)),
    orders: Number(row.orders),
    total: Number(row.total),
  }))
}

async function readDays(db: Db, days: readonly string[], since: string) {
  const byDay = new Map(days.map((day) => [day, { orders: 0, total: 0 }]))
  for (const { day, orders, total } of await readHours(db, since)) {
    const counted = byDay.get(day)
    if (!counted) continue
    counted.orders += orders
    counted.total += total
  }
  return [...byDay].map(([day, { orders, total }]) => ({
    day,
    orders,
    revenue: fromHundredths(total),
  }))
}

/** The lines of all paid orders since a time, in batches, the oldest first. */
async function* readLines(db: Db, since: string) {
  let last = { paidAt: since, id: '' }
  for (;;) {
    const { paidAt, id } = last
    const rows = await selectPaid(db, since)
      .select(['id', 'paidAt', 'lines'])
      .where((e) =>
        e.or([e('paidAt', '>', paidAt), e.and([e('paidAt', '=', paidAt), e('id', '>', id)])]),
      )
      .orderBy('paidAt')
      .orderBy('id')
      .limit(BATCH_ORDERS)
      .execute()
    for (const row of rows) {
      yield* parseJson(row.lines)
      last = { id: row.id, paidAt: row.paidAt ?? paidAt }
    }
    if (rows.length < BATCH_ORDERS) return
  }
}

async function readBestSellers(db: Db, since: string) {
  const sold = new Map<string, { title: LocalizedText; quantity: number; total: number }>()
  for await (const { id, title, price, quantity } of readLines(db, since)) {
    const former = sold.get(id) ?? { quantity: 0, total: 0 }
    sold.set(id, {
      title,
      quantity: former.quantity + quantity,
      total: former.total + price * quantity,
    })
  }
  return [...sold]
    .toSorted(([a, one], [b, other]) => other.quantity - one.quantity || (a < b ? -1 : 1))
    .slice(0, MAX_BEST_SELLERS)
    .map(([productId, { title, quantity, total }]) => ({
      productId,
      title,
      quantity,
      revenue: fromHundredths(total),
    }))
}

async function readCoupons(db: Db, since: string) {
  const rows = await selectPaid(db, since)
    .where('couponCode', 'is not', null)
    .select((e) => [
      'couponCode',
      e.fn.countAll().as('orders'),
      e.fn.sum<number | string>('discount').as('discount'),
    ])
    .groupBy('couponCode')
    .execute()
  return rows
    .map(({ couponCode, orders, discount }) => ({
      code: couponCode ?? '',
      orders: Number(orders),
      discount: fromHundredths(Number(discount)),
    }))
    .toSorted((one, other) => other.orders - one.orders || (one.code < other.code ? -1 : 1))
}

/**
 * What was sold in the last days, today with them, by the time of the payment.
 * @param count number of days in the shop's time zone
 */
export async function readReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  count: number,
): Promise<OfficeReport> {
  const days = listDays(clock(), count)
  const since = toStart(days[0] ?? '')
  return {
    days: await readDays(db, days, since),
    bestSellers: await readBestSellers(db, since),
    coupons: await readCoupons(db, since),
  }
}
