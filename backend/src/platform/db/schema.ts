import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfflineMethod } from '@shop/contracts/rules/offline-payment.ts'
import type { TaxedTotals } from '@shop/contracts/rules/pricing.ts'
import type { ProductDetails } from '@shop/contracts/wire/catalog.ts'
import type { OfficeRole } from '@shop/contracts/wire/office.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'

import type { Language } from '../i18n/messages.ts'
import type { AgentCard } from './agent-card.ts'
import type { FailureReportSchema } from './failure-report.schema.ts'
import type { Json } from './json.ts'
import type { MailData, MailKind } from './mail.types.ts'
import type { MessageSchema } from './message.schema.ts'
import type { FulfilmentColumns, OfficeSchema } from './office.schema.ts'
import type { OrderDelivery, OrderLine } from './order-line.ts'

/** What a paid order lacks. */
export interface Shortage {
  productId: string
  /** Pieces, 1 or more. */
  missing: number
}

/** An order to be paid; amounts in hundredths of OMR. */
export interface PaymentRequest {
  lines: OrderLine[]
  totals: TaxedTotals
  buyerEmail: string
  /** Nothing where none was agreed. */
  delivery?: OrderDelivery
}

/**
 * Tables, in the few column types that both databases share. Times are ISO 8601 text in UTC (they
 * sort as text), money is an integer number of hundredths of OMR, structures are JSON text.
 * docs/operations.md has the tables that an owner fills, column by column.
 */
export interface Schema extends OfficeSchema, MessageSchema, FailureReportSchema {
  meta: { name: string; value: string }
  users: {
    id: string
    /** Lower case; of a deleted user the id, which is no address. */
    email: string
    passwordHash: string
    firstName: string
    lastName: string
    address: string
    dialCode: string
    phoneNumber: string
    /** Language of the e-mails to the user. */
    language: Language
    createdAt: string
    /** What the user may do in the office; null for members. */
    role: OfficeRole | null
    /** What an owner has allowed somebody of the staff besides. */
    officePermissions: Generated<Json<OfficePermission[]>>
    /** What a member tells of themselves; empty without it. */
    occupation: string
    description: string
    website: string
    /** When a buyer wanted no more reminders of what is not paid. */
    remindersEndedAt: string | null
    /** When the person was deleted. The user stays for the orders that refer to it, and is nobody. */
    deletedAt: string | null
  }
  /** The addresses that a member had, or asked for, besides the present one. */
  memberEmails: { userId: string; email: string }
  favourites: { userId: string; productId: string; addedAt: string }
  tokens: {
    jti: string
    userId: string
    expiresAt: string
    revokedAt: string | null
    /** Until then the session may use the office: its second factor was checked. */
    officeUntil: string | null
  }
  agents: {
    id: string
    position: number
    card: Json<AgentCard>
    /** 1: only the office sees the agent. */
    hidden: Generated<number>
    /** 1: nobody sees the agent, whose messages keep the name. */
    deleted: Generated<number>
    version: Generated<number>
  }
  categories: {
    id: string
    position: number
    title: Json<LocalizedText>
    picture: string
    /** 1: only the office sees it and its products. */
    hidden: Generated<number>
    /** Counts the changes made in the office. */
    version: Generated<number>
  }
  products: {
    id: string
    categoryId: string
    position: number
    title: Json<LocalizedText>
    description: Json<LocalizedText>
    price: number
    picture: string
    gallery: Json<string[]>
    details: Json<ProductDetails> | null
    hidden: Generated<number>
    version: Generated<number>
    /** Pieces on hand, those that orders hold too; null: always in stock. */
    stock: number | null
    /** Pieces that were on hand after its latest order, when that left few available; null when it left many. */
    lowStock: number | null
  }
  /** Pieces sold of each product; apart from the products, which orders would otherwise lock. */
  productSales: { productId: string; quantity: number }
  coupons: {
    code: string
    discountValue: number
    discountType: 'percentage' | 'fixedamount' | 'fixed'
    expiresAt: string | null
    startsAt: string | null
    /** Orders that may use it, of all members and of each; null for any number. */
    maxUses: number | null
    maxUsesPerMember: number | null
    version: Generated<number>
  }
  couponClaims: { userId: string; code: string; claimedAt: string }
  orders: FulfilmentColumns & {
    id: string
    /** Number that the shopper sees: the tracking id of the first confirmation. */
    number: number
    userId: string
    status: 'open' | 'paid' | 'cancelled'
    /** Identifies the same lines at the same prices for the same total. */
    cartKey: string
    lines: Json<OrderLine[]>
    couponCode: string | null
    subtotal: number
    tax: number
    taxPercent: number
    discount: number
    /** Includes the price of the delivery. */
    total: number
    /** Null when nothing was agreed, as in orders of earlier versions. */
    delivery: Json<OrderDelivery> | null
    buyerEmail: string
    buyerPhone: string
    buyerAddress: string
    createdAt: string
    /** Last confirmation by the buyer; prices are guaranteed for `ORDER_OPEN_MINUTES` from then on. */
    confirmedAt: string
    /** The request of that confirmation, by which logs name it; none of earlier versions. */
    requestId: string | null
    paidAt: string | null
    cancelledAt: string | null
    /** How it is paid where it is not by card; it stands as to be paid until the office has the money. */
    paymentMethod: OfflineMethod | null
    /** When its buyer was reminded to pay it; of orders of earlier versions, when they were placed. */
    remindedAt: string | null
    /** What the stock lacked when it was paid; null for nothing. */
    shortages: Json<Shortage[]> | null
  }
  /** Pieces that orders hold, each for as long as it has an open payment. */
  stockReservations: { orderId: string; productId: string; quantity: number }
  orderAttempts: { userId: string; trackingOrderId: number; fingerprint: string; orderId: string }
  payments: {
    id: string
    orderId: string
    userId: string
    /** Name of the payment provider; of a payment without a card, its method. */
    driver: string
    status: 'unpaid' | 'paid' | 'expired' | 'cancelled'
    /** Null, as is `checkoutUrl`, until the provider has created the session. */
    sessionId: string | null
    checkoutUrl: string | null
    /** Address that the provider sends the shopper to afterwards. */
    returnUrl: string
    createdAt: string
    expiresAt: string
    /** When the provider is asked next; while somebody does, when the claim ends. Null: nothing is left to ask. */
    checkAt: string | null
    /** The amount that is given back, or was, because another payment had paid the order. */
    refund: 'due' | 'done' | null
    /** Whether its buyer disputes it at the bank, and how that ended for the shop. */
    dispute: Generated<'open' | 'won' | 'lost' | null>
  }
  paymentEvents: { id: string; receivedAt: string }
  /** Sessions of the fake payment provider. */
  testSessions: {
    id: string
    idempotencyKey: string
    status: 'unpaid' | 'paid' | 'expired' | 'cancelled'
    bill: Json<PaymentRequest>
    returnUrl: string
    expiresAt: string
  }
  /** The queue of e-mails, written in the transaction of what they report. */
  mails: {
    id: string
    kind: MailKind
    recipient: string
    language: Language
    data: Json<MailData[MailKind]>
    /** `dropped`: there was nobody to send it to. */
    status: 'pending' | 'sent' | 'dropped' | 'failed'
    attempts: number
    /** When the next attempt may start; while a sender works on it, when its claim ends. */
    dueAt: string
    createdAt: string
    /** The request that it comes from; of what is about an order, the order's. */
    requestId: string | null
    /** The member whom it is about, if it is one, whatever address it goes to; null for those to the shop's owner. */
    userId: string | null
  }
  /** Links that prove access to a mailbox. */
  verifications: {
    id: string
    tokenHash: string
    purpose: 'password-reset' | 'email-change' | 'owner'
    userId: string
    /** The address that an `email-change` confirms. */
    newEmail: string | null
    expiresAt: string
    usedAt: string | null
  }
  /** Counts of the rate limits until a time. */
  rateLimits: { key: string; points: number; expiresAt: string }
}

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>
