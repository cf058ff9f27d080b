import { countDaysUntil, SHOP_UTC_OFFSET_MS, toShopDay } from '@shop/contracts/rules/delivery.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { ReportTotals } from '@shop/contracts/wire/office-reports.ts'

const DAY_MS = 86_400_000

/** The days of a report, and as many before them, as ISO 8601 dates in the shop's time zone. */
export interface Period {
  from: string
  to: string
  previousFrom: string
}

/** Sums of orders and refunds, in hundredths of OMR. */
export interface Sums {
  /** Orders that were not given back whole, and what they are worth. */
  orders: number
  ordersTotal: number
  goods: number
  discount: number
  tax: number
  sales: number
  refunds: number
}

export const NO_SUMS: Readonly<Sums> = {
  ...{ orders: 0, ordersTotal: 0, goods: 0, discount: 0, tax: 0, sales: 0, refunds: 0 },
}

/** When a day of the shop begins, in UTC. @param day ISO 8601 date */
export const toStart = (day: string): string =>
  new Date(Date.parse(day) - SHOP_UTC_OFFSET_MS).toISOString()

/** The day that comes a number of days after another. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** How many days there are from one to another, both with them. */
export const countDays = (from: string, to: string): number => countDaysUntil(to, from) + 1

/** The period from one day to another. */
export const toPeriod = (from: string, to: string): Period => ({
  ...{ from, to, previousFrom: addDays(from, -countDays(from, to)) },
})

/** The last days, today with them. @param count number of days */
export function toLastDays(now: Date, count: number): Period {
  const today = toShopDay(now)
  return toPeriod(addDays(today, 1 - count), today)
}

/** Every day of a period, the oldest first. */
export const listDays = ({ from, to }: Pick<Period, 'from' | 'to'>): string[] =>
  Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))

/** Adds sums up. */
export function addSums(all: Iterable<Readonly<Sums>>): Sums {
  const total = { ...NO_SUMS }
  for (const sums of all) {
    for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += sums[name]
  }
  return total
}

/** The figures of sums, OMR (decimal). */
export function toReportTotals(sums: Readonly<Sums>): ReportTotals {
  const { orders, ordersTotal, goods, discount, tax, sales, refunds } = sums
  return {
    orders,
    goods: fromHundredths(goods),
    discount: fromHundredths(discount),
    // Its price is in the total of an order, and in no column of its own.
    delivery: fromHundredths(sales - goods - tax + discount),
    tax: fromHundredths(tax),
    sales: fromHundredths(sales),
    refunds: fromHundredths(refunds),
    revenue: fromHundredths(sales - refunds),
    average: fromHundredths(orders === 0 ? 0 : Math.round(ordersTotal / orders)),
  }
}

/**
 * Shares an amount out by weights, to the last hundredth.
 * @param amount integer, at most the sum of the weights
 * @returns integers whose sum is the amount, none of them above its weight
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  let left = amount
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => {
    const share = weightLeft === 0 ? 0 : Math.round((left * weight) / weightLeft)
    left -= share
    weightLeft -= weight
    return share
  })
}
