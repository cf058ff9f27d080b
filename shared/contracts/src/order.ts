import { z } from 'zod/mini'

import { amountSchema } from './money.ts'
import { idSchema } from './text.ts'

/** The most of one product a server accepts in an order. The cart itself has no upper limit. */
export const MAX_LINE_QUANTITY = 10_000

const quantity = z.int().check(z.gte(1), z.lte(MAX_LINE_QUANTITY))

/**
 * POST /products/admin-side/confirm/order, request; spelling as on the wire.
 * Prices and the total are OMR (decimal), checked by the server against its own.
 */
export const orderRequestSchema = z.object({
  buyerEmail: z.email(),
  buyerPhoneNumber: z.string().check(z.maxLength(40)),
  buyerAdress: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  orderLists: z
    .array(
      z.object({
        itemId: idSchema,
        itemImage: z.string().check(z.maxLength(2000)),
        itemName: z.string().check(z.maxLength(500)),
        itemPrice: amountSchema,
        itemQuantity: quantity,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  /** Six digits chosen by the browser, once per checkout attempt: a repeat is the same order. */
  trackingOrderId: z.int().check(z.gte(100_000), z.lte(999_999)),
  TotalOrderPrice: amountSchema,
})
export type OrderRequest = z.infer<typeof orderRequestSchema>

export const orderResponseSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
})

export const orderSummarySchema = z.object({
  subTotal: amountSchema,
  tax: amountSchema,
  total: amountSchema,
})
export type OrderSummary = z.infer<typeof orderSummarySchema>

/** POST /payment/create-checkout, request; `unit_amount` is OMR (decimal) like every amount on the wire. */
export const checkoutRequestSchema = z.object({
  products: z
    .array(
      z.object({
        productId: idSchema,
        name: z.string().check(z.maxLength(500)),
        unit_amount: amountSchema,
        quantity,
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  orderSummary: orderSummarySchema,
})
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>

export const checkoutResponseSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.nullish(
    z.object({ sessionId: z.string(), checkout: z.object({ checkoutUrl: z.url() }) }),
  ),
})

/** A payment session's status; another backend may answer others, which are shown as they are. */
export type PaymentStatus = 'paid' | 'unpaid' | 'expired' | 'cancelled'

export const paymentSessionSchema = z.object({
  sessionId: z.string(),
  payment_status: z.string(),
  /** ISO 8601 date-time. */
  createdAt: z.string(),
  orderSummary: orderSummarySchema,
})
export type PaymentSession = z.infer<typeof paymentSessionSchema>

/** GET /payment/checkout/{sessionId}; the same object is the body of POST /hooks/payment/{sessionId}. */
export const paymentSessionResponseSchema = z.object({ data: paymentSessionSchema })
