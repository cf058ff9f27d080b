import * as z from 'zod/mini'

import { orderedGoods } from './order.ts'
import { pagedSchema } from './paging.ts'

/** The states that the office filters by. */
export const officeOrderStatuses = ['open', 'paid', 'cancelled'] as const
const status = z.enum(officeOrderStatuses)

/** An order in the list of the office. Amounts are OMR, decimal. */
export const officeOrderSchema = z.object({
  _id: z.string(),
  /** As the shopper sees it; two orders may have the same. */
  number: z.int(),
  status,
  buyerEmail: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  total: z.number(),
})
export type OfficeOrder = z.infer<typeof officeOrderSchema>

/** GET /office/orders?q&status&page */
export const officeOrderPageSchema = pagedSchema(officeOrderSchema)

/** GET /office/orders/{id} */
export const officeOrderDetailsSchema = z.extend(officeOrderSchema, {
  buyerName: z.string(),
  buyerPhone: z.string(),
  buyerAddress: z.string(),
  couponCode: z.nullable(z.string()),
  ...orderedGoods,
  /** What the stock lacked when the order was paid. */
  shortages: z.array(z.object({ productId: z.string(), missing: z.int() })),
  payments: z.array(
    z.object({
      /** At the provider; empty before it has created the session. */
      sessionId: z.string(),
      driver: z.string(),
      status: z.string(),
      createdAt: z.string(),
      /** An amount that is given back, or was: another payment had paid the order. */
      refund: z.nullable(z.enum(['due', 'done'])),
    }),
  ),
})
export type OfficeOrderDetails = z.infer<typeof officeOrderDetailsSchema>
