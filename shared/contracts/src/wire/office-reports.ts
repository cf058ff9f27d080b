import * as z from 'zod/mini'

import { offlineMethods } from '../rules/offline-payment.ts'
import { localizedTextSchema } from './text.ts'

/** How many days a report may be about, today with them; any others by their first and last day. */
export const reportPeriods = [7, 30, 90] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** The days that a report of one's own dates may have. */
export const MAX_REPORT_DAYS = 1100

/** The days of a report: the last ones, or from one to another, as ISO 8601 dates in the shop's time zone. */
export type ReportDates = { days: ReportPeriod } | { from: string; to: string }

/** Sums of a period, OMR, decimal: goods - discount + delivery + tax = sales, and sales - refunds = revenue. */
const reportTotalsSchema = z.object({
  /** Orders that were paid in the period and not given back whole. */
  orders: z.int(),
  /** Of the orders that were paid in the period: goods without tax, before discounts. */
  goods: z.number(),
  discount: z.number(),
  /** With its tax. */
  delivery: z.number(),
  /** On goods. */
  tax: z.number(),
  /** What buyers paid. */
  sales: z.number(),
  /** What was given back in the period, of whichever orders. */
  refunds: z.number(),
  revenue: z.number(),
  /** What an order is worth that was not given back whole: with tax and delivery, less what was given back of it. */
  average: z.number(),
})
export type ReportTotals = z.infer<typeof reportTotalsSchema>

/** Orders that were not given back whole, and what they are worth less what was given back of them. */
const orderShare = { orders: z.int(), revenue: z.number() }

/** By what an order was paid. */
export const reportMethods = ['card', ...offlineMethods] as const
export type ReportMethod = (typeof reportMethods)[number]

/** GET /office/reports?days, or ?from&to: paid orders by the day of their payment, refunds by their own. Amounts are OMR, decimal. */
export const officeReportSchema = z.object({
  /** Every day of the period, the oldest first. */
  days: z.array(
    z.object({
      /** ISO 8601 date in the shop's time zone. */
      day: z.string(),
      /** Orders that were paid on it and not given back whole. */
      orders: z.int(),
      /** Sales less what was given back on it. */
      revenue: z.number(),
      sales: z.optional(z.number()),
      refunds: z.optional(z.number()),
    }),
  ),
  totals: z.optional(reportTotalsSchema),
  /** Of as many days before. */
  previous: z.optional(reportTotalsSchema),
  /** Sorted by pieces, most first; orders that were given back whole are no sales. */
  bestSellers: z.array(
    z.object({
      productId: z.string(),
      /** The title in the newest of these orders. */
      title: localizedTextSchema,
      quantity: z.int(),
      /** After discounts, without tax and delivery. */
      revenue: z.number(),
    }),
  ),
  /** All products, of which the best sellers are the first. */
  sold: z.optional(z.object({ quantity: z.int(), revenue: z.number() })),
  /** Where they went, most orders first: zones, stores, and a place without an id where nothing was agreed. */
  places: z.optional(
    z.array(
      z.object({
        id: z.nullable(z.string()),
        store: z.optional(localizedTextSchema),
        ...orderShare,
      }),
    ),
  ),
  /** How they were paid, most orders first. */
  methods: z.optional(z.array(z.object({ method: z.enum(reportMethods), ...orderShare }))),
  /** By the tax invoices and credit notes of the period, OMR with three decimals; without them none. */
  vat: z.optional(
    z.object({
      invoiced: z.object({ net: z.number(), tax: z.number() }),
      credited: z.object({ net: z.number(), tax: z.number() }),
    }),
  ),
  /** Sorted by orders, most first; of all orders that were paid. */
  coupons: z.array(
    z.object({
      code: z.string(),
      orders: z.int(),
      /** What buyers saved. */
      discount: z.number(),
    }),
  ),
})
export type OfficeReport = z.infer<typeof officeReportSchema>

/** GET /office/reports.csv?days, or ?from&to, &lang: the days as a file, whose byte order mark a text would lose. */
export const reportTableSchema = z.instanceof(Blob)
