import * as z from 'zod/mini'

import { MAX_FAVOURITES } from '../rules/limits.ts'
import { offlineMethods } from '../rules/offline-payment.ts'
import { toNumber } from './normalize.ts'
import { agreedDeliverySchema, orderedGoods, paidLineSchema } from './order.ts'
import { pagedSchema } from './paging.ts'
import { mailboxSchema } from './text.ts'
import {
  amount,
  id,
  listOf,
  optionalAmount,
  optionalPart,
  optionalText,
  textOrEmpty,
  tolerant,
} from './tolerant.ts'

// The calls below `accountUrl` of the run-time configuration, by which members see and change what is theirs.

/** Known statuses of an order; others are shown as they are. */
export type OrderStatus = 'awaitingPayment' | 'paid' | 'cancelled' | 'expired'

const orderHead = {
  /** The number that the shopper knows: the order's tracking id. */
  number: id,
  /** ISO 8601 date-time. */
  createdAt: id,
  status: id,
  /** What the shop does with a paid order: `inWork`, `sent` or `collected`. Some backends do not tell. */
  fulfilment: optionalText,
  /** What has been given back of its payment, OMR, decimal. */
  refunded: optionalAmount,
}

/** What tells one product of an order apart at a glance. */
const orderedItemSchema = z.pick(paidLineSchema, {
  productId: true,
  title: true,
  image: true,
  engraving: true,
})

/** An order in the list of a member's orders. */
export const orderRowSchema = z.object({
  ...orderHead,
  /** Pieces of all products. */
  itemCount: tolerant(z.int(), toNumber),
  /** OMR, decimal. */
  total: amount,
  /** The first of its products; some backends do not tell. */
  items: optionalPart(listOf(orderedItemSchema)),
  delivery: optionalPart(agreedDeliverySchema),
})
export type OrderRow = z.infer<typeof orderRowSchema>

/** GET {accountUrl}/orders?page, by pages of `ORDER_PAGE_SIZE`, newest first. */
export const orderRowPageSchema = pagedSchema(orderRowSchema)

/** One of a member's orders. Amounts are OMR, decimal; times ISO 8601. */
export const memberOrderSchema = z.object({
  ...orderHead,
  ...orderedGoods,
  buyer: z.object({
    name: textOrEmpty,
    email: textOrEmpty,
    phone: optionalText,
    address: textOrEmpty,
  }),
  /** Until then it can be paid by POST {accountUrl}/orders/{number}/pay, which returns a `checkoutResponseSchema`. */
  payableUntil: optionalText,
  paidAt: optionalText,
  /** The number that the shop itself has given a paid order; some backends have none but `number`. */
  invoiceNumber: optionalText,
  cancelledAt: optionalText,
  /** `cash` or `transfer`, where it is not paid by card; it waits for the money without an end. */
  paymentMethod: optionalText,
  /** Status of its newest payment. */
  lastPayment: optionalText,
  /** Whether a second payment is being returned (`due`), or has been (`done`). */
  refund: optionalText,
  /** Who brings an order that was sent, and its number there. */
  carrier: optionalText,
  trackingNumber: optionalText,
  /** When `fulfilment` was changed last. */
  fulfilledAt: optionalText,
})
export type MemberOrder = z.infer<typeof memberOrderSchema>

/** POST {accountUrl}/orders/{number}/offline, for a confirmed order: it stands as to be paid. The number may be that of a later confirmation. */
export const offlinePaymentSchema = z.object({ method: z.enum(offlineMethods) })

/** Its response: the number that the order is known by. */
export const offlinePaymentResponseSchema = z.object({ data: z.object({ number: id }) })

/** GET {accountUrl}/orders/{number}, and POST {accountUrl}/orders/{number}/cancel: the order as it is now. */
export const memberOrderResponseSchema = z.object({ data: memberOrderSchema })

/** GET {accountUrl}/details: what a member tells beside the profile. */
export const accountDetailsSchema = z.object({
  /** The number has its country code; empty when there is none. */
  phone: textOrEmpty,
  /** Language of the shop's e-mails to the member. */
  language: z.enum(['en', 'ar']),
  occupation: textOrEmpty,
  description: textOrEmpty,
  website: textOrEmpty,
})
export type AccountDetails = z.infer<typeof accountDetailsSchema>

export const accountDetailsResponseSchema = z.object({ data: accountDetailsSchema })

const shortText = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength))

/** PATCH {accountUrl}/details, request; the response is that of GET. A phone number without a country code is of Oman. */
export const accountDetailsUpdateSchema = z.object({
  phone: shortText(40),
  language: z.enum(['en', 'ar']),
  occupation: shortText(100),
  description: shortText(1000),
  website: shortText(200),
})

/** Longest password that is read, to be refused in a sentence. */
const MAX_TYPED_PASSWORD = 2000
const typedPassword = z.string().check(z.maxLength(MAX_TYPED_PASSWORD))

/** POST {accountUrl}/password, request; the response is a `messageResponseSchema`. All other sessions end. */
export const passwordChangeSchema = z.object({
  currentPassword: typedPassword,
  password: typedPassword,
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/**
 * POST {accountUrl}/email, request; the response is a `messageResponseSchema`. The address changes once the link that is
 * sent to it has been confirmed.
 */
export const emailChangeSchema = z.object({ email: mailboxSchema, currentPassword: typedPassword })
export type EmailChange = z.infer<typeof emailChangeSchema>

/** PATCH {accountUrl}/favourites: the member's favourite products after the change, latest first. */
export const favouritesSchema = z.object({ results: listOf(z.object({ _id: id })) })

const productIds = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MAX_FAVOURITES))

/** Its request, latest first; both are empty to ask for the list alone. Unknown products are left out. */
export const favouritesChangeSchema = z.object({ add: productIds, remove: productIds })
export type FavouritesChange = z.infer<typeof favouritesChangeSchema>
