import * as z from 'zod/mini'

import { amountSchema } from './amount.ts'
import { text } from './office-fields.ts'
import { officeMessageSchema } from './office-messages.ts'
import { orderedGoods } from './order.ts'
import { pagedSchema } from './paging.ts'
import { idSchema } from './text.ts'

/** What becomes of a paid order, in this order; it is sent or, in a store, collected. */
export const fulfilments = ['new', 'inWork', 'sent', 'collected'] as const
export type Fulfilment = (typeof fulfilments)[number]

/** What payments have made of an order. */
export const officeOrderStatuses = ['open', 'paid', 'cancelled'] as const

/** The states that the office shows and filters by: `open` is not paid yet, `refunded` given back in full. */
export const officeOrderStates = [
  'open',
  'paid',
  'inWork',
  'sent',
  'collected',
  'refunded',
  'cancelled',
] as const
export type OfficeOrderState = (typeof officeOrderStates)[number]

/** The orders of lists; `-` is the greatest first. */
export const officeOrderSorts = ['placed', '-placed', 'total', '-total'] as const
export type OfficeOrderSort = (typeof officeOrderSorts)[number]

/** An order in the list of the office. Amounts are OMR, decimal. */
export const officeOrderSchema = z.object({
  _id: z.string(),
  /** Counts what the office changed of it. */
  version: z._default(z.int(), 1),
  /** The number that the shopper sees; two orders may have the same. */
  number: z.int(),
  /** The shop's own, which no other order has, consecutive by payment; null before it is paid. */
  invoiceNumber: z._default(z.nullable(z.int()), null),
  status: z.enum(officeOrderStatuses),
  /** The status and what became of the order, in one word; backends of earlier versions do not tell. */
  state: z.optional(z.enum(officeOrderStates)),
  buyerEmail: z.string(),
  /** Backends of earlier versions do not tell it in lists. */
  buyerName: z.optional(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  total: z.number(),
  /** Given back of the total. */
  refunded: z._default(z.number(), 0),
})
export type OfficeOrder = z.infer<typeof officeOrderSchema>

/** GET /office/orders?q&status&sort&page; with the same q and status, /office/orders.csv?lang is a table of all of them. */
export const officeOrderPageSchema = pagedSchema(officeOrderSchema)

/** GET /office/orders.csv?q&status&lang, as a browser saves it. */
export const orderTableSchema = z.instanceof(Blob)

/** What is given back of an order's payment. */
export const officeRefundSchema = z.object({
  _id: z.string(),
  /** OMR, decimal. */
  amount: z.number(),
  /** Asked for, made, or refused by the payment provider. */
  status: z.enum(['due', 'done', 'failed']),
  /** E-mail address of whoever asked for it; null when it was made at the payment provider. */
  who: z.nullable(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type OfficeRefund = z.infer<typeof officeRefundSchema>

/** GET /office/orders/{id}, and the response to each change of it; POST /office/orders/{id}/close closes one that is not paid. */
export const officeOrderDetailsSchema = z.extend(officeOrderSchema, {
  /** What it may become next by a change; `sent` again corrects carrier and number. Empty when nothing. */
  nextFulfilments: z._default(z.array(z.enum(fulfilments)), []),
  carrier: z._default(z.nullable(z.string()), null),
  trackingNumber: z._default(z.nullable(z.string()), null),
  /** ISO 8601. */
  paidAt: z._default(z.nullable(z.string()), null),
  /** What can still be given back; 0 when nothing. */
  refundable: z._default(z.number(), 0),
  refunds: z._default(z.array(officeRefundSchema), []),
  buyerName: z.string(),
  buyerPhone: z.string(),
  buyerAddress: z.string(),
  couponCode: z.nullable(z.string()),
  ...orderedGoods,
  /** What the stock lacked when the order was paid. */
  shortages: z.array(z.object({ productId: z.string(), missing: z.int() })),
  /** What its buyer has asked about it, the newest first. */
  messages: z._default(z.array(officeMessageSchema), []),
  payments: z.array(
    z.object({
      /** The provider's id; empty before it has created the session. */
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

/** PATCH /office/orders/{id}, with the version that was read. */
export const fulfilmentChangeSchema = z
  .object({
    fulfilment: z.enum(['inWork', 'sent', 'collected']),
    /** Carrier and number are empty unless the order is sent. */
    carrier: text(100),
    trackingNumber: text(100),
  })
  .check(
    z.refine(({ fulfilment, carrier }) => fulfilment !== 'sent' || carrier !== '', {
      path: ['carrier'],
      error: 'Please say who brings the order.',
    }),
  )
export type FulfilmentChange = z.infer<typeof fulfilmentChangeSchema>

/** POST /office/orders/{id}/refunds. Sent again with the same id, it is one refund. */
export const refundRequestSchema = z.object({
  /** Chosen by the form. */
  id: idSchema.check(z.minLength(16)),
  /** OMR, decimal. */
  amount: amountSchema.check(z.gt(0, 'Please write an amount above 0.')),
})
export type RefundRequest = z.infer<typeof refundRequestSchema>
