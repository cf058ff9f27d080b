import { countDaysUntil, toShopDay } from '@shop/contracts/rules/delivery.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { offlineMethods } from '@shop/contracts/rules/offline-payment.ts'
import {
  OFFICE_TODAY_LIMIT,
  type OfficeToday,
  type OrderProblem,
  orderProblems,
} from '@shop/contracts/wire/office-today.ts'
import type { ExpressionBuilder } from 'kysely'

import { getExpectedDay } from '../../domain/orders/order-delivery.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { listSelected, selectOrders } from './orders/order-office.store.ts'

/** A shop that has more orders in hand knows that it is late. */
const MAX_ORDERS_IN_HAND = 2000

/** Counts the orders in hand by the day that they were promised for: before today, today, and tomorrow. */
export async function countDue(db: Db, now: Date): Promise<NonNullable<OfficeToday['due']>> {
  const today = toShopDay(now)
  const due = { late: 0, today: 0, tomorrow: 0 }
  for (const state of ['paid', 'inWork'] as const) {
    const orders = await selectOrders(db, { q: '', state })
      .select(['delivery', 'paidAt'])
      .where('delivery', 'is not', null)
      .where('paidAt', 'is not', null)
      .orderBy('paidAt')
      .limit(MAX_ORDERS_IN_HAND)
      .execute()
    for (const order of orders) {
      const day = getExpectedDay(order)
      if (day === undefined) continue
      const left = countDaysUntil(day, today)
      if (left < 0) due.late += 1
      else if (left === 0) due.today += 1
      else if (left === 1) due.tomorrow += 1
    }
  }
  return due
}

/** Sums up what is still to be paid in cash and by transfers; nothing of a method by which nothing is. */
export async function sumAwaited(db: Db): Promise<NonNullable<OfficeToday['awaited']>> {
  const rows = await db
    .selectFrom('orders')
    .where('status', '=', 'open')
    .where('paymentMethod', 'in', offlineMethods)
    .select((e) => [
      'paymentMethod',
      e.fn.countAll().as('orders'),
      e.fn.sum<number | string>('total').as('amount'),
    ])
    .groupBy('paymentMethod')
    .execute()
  return offlineMethods.flatMap((method) => {
    const row = rows.find(({ paymentMethod }) => paymentMethod === method)
    return row
      ? [{ method, orders: Number(row.orders), amount: fromHundredths(Number(row.amount)) }]
      : []
  })
}

/** Selects the orders with a problem that nobody has solved. */
function selectProblem(db: Db, problem: OrderProblem) {
  const orders = selectOrders(db, { q: '' })
  if (problem === 'stock') {
    return orders.where('shortages', 'is not', null).where('fulfilment', 'in', ['new', 'inWork'])
  }
  if (problem === 'dispute') {
    return orders.where((eb) =>
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.orderId', '=', 'orders.id')
          .where('payments.dispute', '=', 'open'),
      ),
    )
  }
  // A refund that was made later has solved it.
  const refundOf = (eb: ExpressionBuilder<Schema, 'orders'>, status: 'done' | 'failed') =>
    eb.exists(
      eb
        .selectFrom('refunds')
        .select('refunds.id')
        .whereRef('refunds.orderId', '=', 'orders.id')
        .where('refunds.status', '=', status),
    )
  return orders.where((eb) => eb.and([refundOf(eb, 'failed'), eb.not(refundOf(eb, 'done'))]))
}

/** The orders on which somebody has to decide, the newest first. */
export async function listProblems(db: Db): Promise<NonNullable<OfficeToday['problems']>> {
  const found: NonNullable<OfficeToday['problems']> = []
  for (const problem of orderProblems) {
    const page = { page: 1, limit: OFFICE_TODAY_LIMIT }
    const { results } = await listSelected(selectProblem(db, problem), page)
    found.push(...results.map((order) => ({ order, problem })))
  }
  return found
    .toSorted((one, other) => other.order.createdAt.localeCompare(one.order.createdAt))
    .slice(0, OFFICE_TODAY_LIMIT)
}
