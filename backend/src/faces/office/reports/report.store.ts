import { toShopDay } from '@shop/contracts/rules/delivery.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'
import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  addDays,
  addSums,
  listDays,
  NO_SUMS,
  type Period,
  type Sums,
  toReportTotals,
} from './report.rules.ts'
import { isSale, selectPaid, type Span, toSpan } from './report-span.ts'
import { readSold } from './sold.store.ts'
import { readVat } from './vat.store.ts'

const sumSales = (value: RawBuilder<unknown>) =>
  sql<number | string>`sum(case when ${isSale} then ${value} else 0 end)`

/** The hour of a time in UTC, of which the days of the shop are made: its time zone is a whole number of hours. */
const toHour = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 13)`

const toDay = (hour: string) => toShopDay(new Date(`${hour}:00:00Z`))

async function readSales(db: Db, span: Span): Promise<{ day: string; sums: Sums }[]> {
  const hour = toHour('paidAt')
  const rows = await selectPaid(db, span)
    .select((e) => [
      hour.as('hour'),
      sumSales(sql`1`).as('orders'),
      sumSales(sql`${sql.ref('total')} - ${sql.ref('refunded')}`).as('ordersTotal'),
      e.fn.sum<number | string>('subtotal').as('goods'),
      e.fn.sum<number | string>('discount').as('discount'),
      e.fn.sum<number | string>('tax').as('tax'),
      e.fn.sum<number | string>('total').as('sales'),
    ])
    .groupBy(hour)
    .execute()
  return rows.map((row) => ({
    day: toDay(row.hour),
    sums: {
      orders: Number(row.orders),
      ordersTotal: Number(row.ordersTotal),
      goods: Number(row.goods),
      discount: Number(row.discount),
      tax: Number(row.tax),
      sales: Number(row.sales),
      refunds: 0,
    },
  }))
}

async function readRefunds(db: Db, { since, until }: Span): Promise<{ day: string; sums: Sums }[]> {
  const hour = toHour('endedAt')
  const rows = await db
    .selectFrom('refunds')
    .where('status', '=', 'done')
    .where('endedAt', '>=', since)
    .where('endedAt', '<', until)
    .select((e) => [hour.as('hour'), e.fn.sum<number | string>('amount').as('amount')])
    .groupBy(hour)
    .execute()
  return rows.map((row) => ({
    day: toDay(row.hour),
    sums: { ...NO_SUMS, refunds: Number(row.amount) },
  }))
}

/** The sums of each day on which something was paid or given back. */
export async function readDailySums(
  db: Db,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, Sums>> {
  const span = toSpan(from, to)
  const byDay = new Map<string, Sums>()
  for (const { day, sums } of [...(await readSales(db, span)), ...(await readRefunds(db, span))]) {
    byDay.set(day, addSums([byDay.get(day) ?? NO_SUMS, sums]))
  }
  return byDay
}

async function readCoupons(db: Db, span: Span) {
  const rows = await selectPaid(db, span)
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

const toDays = (byDay: ReadonlyMap<string, Sums>, period: Pick<Period, 'from' | 'to'>) =>
  listDays(period).map((day) => {
    const { orders, revenue, sales, refunds } = toReportTotals(byDay.get(day) ?? NO_SUMS)
    return { day, orders, revenue, sales, refunds }
  })

/** The days of a period, as `readReport` has them, without the rest of it. */
export const readDays = async (db: Db, { from, to }: Period): Promise<OfficeReport['days']> =>
  toDays(await readDailySums(db, from, to), { from, to })

/** What was sold in a period by the time of the payment, and given back by the time of the refund, beside the period before. */
export async function readReport(
  { db }: Pick<Deps, 'db'>,
  { from, to, previousFrom }: Period,
): Promise<OfficeReport> {
  const byDay = await readDailySums(db, previousFrom, to)
  const addDaysUp = (days: readonly string[]) =>
    toReportTotals(addSums(days.map((day) => byDay.get(day) ?? NO_SUMS)))
  const span = toSpan(from, to)
  return {
    days: toDays(byDay, { from, to }),
    totals: addDaysUp(listDays({ from, to })),
    previous: addDaysUp(listDays({ from: previousFrom, to: addDays(from, -1) })),
    ...(await readSold(db, span)),
    vat: await readVat(db, span),
    coupons: await readCoupons(db, span),
  }
}
