import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'

const DAYS_A_WEEK = 7

interface Weekday {
  /** A day of it, ISO 8601 date. */
  day: string
  orders: number
  /** OMR, decimal. */
  revenue: number
}

/** The sales of a period by the days of the week, Sunday first, with which Oman's week begins. */
export function listWeekdays(days: OfficeReport['days']): Weekday[] {
  const sums = Array.from({ length: DAYS_A_WEEK }, () => ({ day: '', orders: 0, sales: 0 }))
  for (const { day, orders, sales, revenue } of days) {
    const sum = sums[new Date(day).getUTCDay()]
    if (!sum) continue
    sum.day = day
    sum.orders += orders
    sum.sales += toHundredths(sales ?? revenue)
  }
  return sums
    .filter(({ day }) => day !== '')
    .map(({ sales, ...sum }) => ({ ...sum, revenue: fromHundredths(sales) }))
}
