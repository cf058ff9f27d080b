import * as z from 'zod/mini'

import { localizedTextSchema } from './text.ts'

/** How many days a report may be about, today with them. */
export const reportPeriods = [7, 30, 90] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** GET /office/reports?days: paid orders. Amounts are OMR, decimal, with tax and delivery, less what was given back. */
export const officeReportSchema = z.object({
  /** Every day of the period, the oldest first. */
  days: z.array(
    z.object({
      /** ISO 8601 date in the shop's time zone. */
      day: z.string(),
      /** Orders that were paid on it. */
      orders: z.int(),
      revenue: z.number(),
    }),
  ),
  /** Sorted by pieces, most first. */
  bestSellers: z.array(
    z.object({
      productId: z.string(),
      /** The title in the newest of these orders. */
      title: localizedTextSchema,
      quantity: z.int(),
      /** Without tax and before discounts. */
      revenue: z.number(),
    }),
  ),
  /** Sorted by orders, most first. */
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
