import * as z from 'zod/mini'

import { offlineMethods } from '../rules/offline-payment.ts'
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '../rules/pricing.ts'
import { amountSchema } from './amount.ts'
import { text, versionSchema } from './office-fields.ts'
import { officeMessageSchema } from './office-messages.ts'
import { orderGoodsSchema } from './office-order-goods.ts'
import { agreedDeliverySchema, orderedGoods } from './order.ts'
import { pagedSchema } from './paging.ts'
import { idSchema, localizedTextSchema } from './text.ts'
import { optionalPart } from './tolerant.ts'

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
  /** How it is paid where it is not by card: it is to be paid while its status is `open`. */
  paymentMethod: z._default(z.nullable(z.enum(offlineMethods)), null),
  /** Backends of earlier versions tell neither these nor the delivery in lists. */
  goods: z.optional(orderGoodsSchema),
  /** Id of the delivery that was agreed: a zone, or a store; null where nothing was. */
  deliveryId: z.optional(z.nullable(z.string())),
  delivery: optionalPart(agreedDeliverySchema),
})
export type OfficeOrder = z.infer<typeof officeOrderSchema>

/** GET /office/orders?q&status&member&sort&page, `member` is the id of their buyer; with the same q and status, /office/orders.csv?lang is a table of all of them. */
export const officeOrderPageSchema = pagedSchema(officeOrderSchema)

/** GET /office/orders.csv?q&status&lang, as a browser saves it. */
export const orderTableSchema = z.instanceof(Blob)

/** Pieces of products of an order. */
const orderedPiecesSchema = z.array(
  z.object({ productId: z.string(), quantity: z.int().check(z.gte(1), z.lte(MAX_LINE_QUANTITY)) }),
)
export type OrderedPieces = z.infer<typeof orderedPiecesSchema>

/** An invoice or a credit note as it was issued. Amounts are OMR with three decimals. */
const officeInvoiceSchema = z.object({
  /** The UUID that the authorities know it by. */
  _id: z.string(),
  number: z.int(),
  /** ISO 8601. */
  issuedAt: z.string(),
  suppliedAt: z.string(),
  /** Null while the shop was not registered for VAT: it is no tax invoice. */
  seller: z.nullable(z.object({ businessName: localizedTextSchema, vatNumber: z.string() })),
  taxPercent: z.number(),
  net: z.number(),
  tax: z.number(),
  total: z.number(),
})
export type OfficeInvoice = z.infer<typeof officeInvoiceSchema>

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
  /** What it was given for: pieces, and a sentence that only the office sees. */
  items: z._default(orderedPiecesSchema, []),
  reason: z._default(z.string(), ''),
  /** Null until it was made. */
  creditNote: z._default(z.nullable(officeInvoiceSchema), null),
})
export type OfficeRefund = z.infer<typeof officeRefundSchema>

/** What has happened to an order. `who` is the e-mail address of somebody of the staff; null where nobody of the office did it. */
const orderEventSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  who: z._default(z.nullable(z.string()), null),
  /**
   * `fulfilment`, `corrected`, `refund` and `mail` say by `detail` which: what the order has become, what was corrected, what
   * became of the refund, and the kind of e-mail with its state in the queue.
   */
  kind: z.enum([
    'placed',
    'paid',
    'cancelled',
    'fulfilment',
    'corrected',
    'refund',
    'note',
    'mail',
  ]),
  detail: z._default(z.string(), ''),
  state: z._default(z.string(), ''),
  /** OMR, decimal. */
  amount: z.optional(z.number()),
  /** What a person wrote: a note, or the reason of a refund. */
  text: z._default(z.string(), ''),
})
export type OrderEvent = z.infer<typeof orderEventSchema>

/** GET /office/orders/{id}, and the response to each change of it; POST /office/orders/{id}/close closes one that is not paid, and /paid records the money of one that is paid without a card. */
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
  /** Null before it is paid, and of orders that earlier versions have numbered. */
  invoice: z._default(z.nullable(officeInvoiceSchema), null),
  deliveryId: z._default(z.nullable(z.string()), null),
  /** What the office may still do: cancel an order that was paid, and correct phone and address. */
  canCancel: z._default(z.boolean(), false),
  canCorrect: z._default(z.boolean(), false),
  /** What has happened, the latest first. */
  events: z._default(z.array(orderEventSchema), []),
  /** Id of the member, whose page owners have. */
  buyerId: z.optional(z.string()),
  buyerName: z.string(),
  /** The language that they use the shop in. */
  buyerLanguage: z.optional(z.enum(['en', 'ar'])),
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
      /** Whether its buyer disputes it at the bank, and how that ended for the shop. */
      dispute: z._default(z.nullable(z.enum(['open', 'won', 'lost'])), null),
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
  /** What it is given for; nothing for an amount alone. */
  items: z._default(orderedPiecesSchema.check(z.maxLength(MAX_ORDER_LINES)), []),
  /** Puts these pieces back in stock. */
  restock: z._default(z.boolean(), false),
  /** Only the office sees it. */
  reason: z._default(text(200), ''),
})
export type RefundRequest = z.infer<typeof refundRequestSchema>

/** POST /office/orders/{id}/cancel, of an order that was paid and has not left the shop. */
export const orderCancellationSchema = z.extend(versionSchema, {
  /** Puts its pieces back in stock. */
  restock: z.boolean(),
  /** Id of the refund of what is left of its payment, chosen by the form; null to give nothing back now. */
  refundId: z.nullable(refundRequestSchema.shape.id),
})
export type OrderCancellation = z.infer<typeof orderCancellationSchema>

/** PATCH /office/orders/{id}/contact, with the version that was read. The delivery that was agreed stays as it is. */
export const orderContactSchema = z.object({
  buyerPhone: z.string().check(z.trim(), z.maxLength(40)),
  buyerAddress: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please write the address.'), z.maxLength(500)),
})
export type OrderContact = z.infer<typeof orderContactSchema>

/** POST /office/orders/{id}/notes. Sent again with the same id, it is one note. */
export const orderNoteSchema = z.object({
  /** Chosen by the form. */
  id: refundRequestSchema.shape.id,
  text: z.string().check(z.trim(), z.minLength(1, 'Please write a note.'), z.maxLength(1000)),
})
export type OrderNote = z.infer<typeof orderNoteSchema>
