import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeRole } from '@shop/contracts/wire/office.ts'
import type { ProductImport } from '@shop/contracts/wire/office-import.ts'
import type { Fulfilment } from '@shop/contracts/wire/office-orders.ts'
import type { SettingName } from '@shop/contracts/wire/office-settings.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import type { Generated } from 'kysely'

import type { Json } from './json.ts'

/** Pieces of a product, by its id. */
export interface Pieces {
  id: string
  quantity: number
}

/** What an invoice or a credit note says, whatever becomes of the order and the settings. Amounts in thousandths of OMR. */
export interface InvoiceDocument {
  /** Null while the shop was not registered for VAT. */
  seller: { businessName: LocalizedText; vatNumber: string } | null
  /** Buyers are consumers. */
  buyerVatNumber: null
  /** ISO 8601. */
  suppliedAt: string
  currency: 'OMR'
  taxPercent: number
  /** Without tax, the discount taken off. */
  net: number
  tax: number
  total: number
}

/** Columns of `orders` about what the office does with a paid one. */
export interface FulfilmentColumns {
  /** `cancelled`: the office has cancelled it, whatever was given back of its payment. */
  fulfilment: Generated<Fulfilment | 'cancelled'>
  /** Who brings it, and by which number; null until it is sent. */
  carrier: string | null
  trackingNumber: string | null
  /** When `fulfilment` was changed last. */
  fulfilledAt: string | null
  /** Counts the changes made in the office. */
  version: Generated<number>
  /** What has been given back of its payment, in hundredths of OMR: the sum of its refunds that are done. */
  refunded: Generated<number>
  /** Pieces of it that were put back in stock; null for none. */
  restocked: Json<Pieces[]> | null
  /** The shop's own number of a paid order, consecutive from 1; null before it is paid. */
  invoiceNumber: Generated<number | null>
}

/** The tables that the office alone uses. */
export interface OfficeSchema {
  /** Authenticator apps of the office's people. */
  secondFactors: {
    userId: string
    /** What the app's secret is derived from, with the secret of the backend. */
    salt: string
    /** Number of the 30 seconds of the last code; an earlier one is no longer accepted. */
    lastStep: number
    /** Null until the app has shown its first code. */
    confirmedAt: string | null
  }
  /** Settings of the shop that the office has changed, as JSON; the others are the backend's and the site's own. */
  shopSettings: {
    name: SettingName
    value: Json<unknown>
    version: number
  }
  /** Roles that were offered to e-mail addresses, and not taken up. */
  staffInvitations: {
    id: string
    /** Lower case. */
    email: string
    role: OfficeRole
    permissions: Json<OfficePermission[]>
    tokenHash: string
    expiresAt: string
  }
  recoveryCodes: { userId: string; codeHash: string; usedAt: string | null }
  /** The audit log: changes made in the office. The database refuses to change or delete a row. */
  officeLog: {
    id: string
    at: string
    userId: string
    kind: string
    subject: string
    /** The record as JSON; null when there was none. */
    before: string | null
    after: string | null
  }
  /** Tables of products that were imported, by a key that the client chose. */
  productImports: {
    key: string
    /** What the import returned; null when nothing was saved. */
    result: Json<ProductImport> | null
  }
  /** What is given back of an order's payment. Second payments of an order are `payments.refund` instead. */
  refunds: {
    /** Chosen by the form that asks for it; the provider's own id of one that was made there. */
    id: string
    orderId: string
    paymentId: string
    /** Hundredths of OMR. */
    amount: number
    /** `due`: the provider is asked until it has responded. `failed`: it has refused, or could not pay it out. */
    status: 'due' | 'done' | 'failed'
    /** Who asked for it in the office; null when it was made at the provider. */
    userId: string | null
    createdAt: string
    endedAt: string | null
    /** What it is given for; null for an amount alone. */
    items: Json<Pieces[]> | null
    /** Why, for the office alone. */
    reason: Generated<string>
  }
  /** Invoices of paid orders, and credit notes of their refunds. Both are numbered from 1 without a gap. */
  invoices: {
    /** UUID, by which the authorities know the document. */
    id: string
    kind: 'invoice' | 'creditNote'
    number: number
    orderId: string
    /** Of a credit note. */
    refundId: string | null
    issuedAt: string
    document: Json<InvoiceDocument>
    /** SHA-256 of the document and of the hash of the one before it: none can be changed or taken out unseen. */
    hash: string
  }
  /** What owners have written in place of pages' own texts. */
  contentPages: {
    id: string
    /** Markdown; empty for the page's own text. */
    text: Json<{ en: string; ar: string }>
    /** In the list of the office. */
    position: number
    version: Generated<number>
  }
  /** Posts of the blog that an owner has written, and the blog's own as the office knows them. */
  blogPosts: {
    /** Part of its address. */
    id: string
    /** ISO 8601, of a day. */
    date: string
    readMinutes: number
    /** Markdown; empty for the blog's own post of this id. */
    text: Json<{ en: string; ar: string }>
    /** Name of a picture; empty for none. */
    picture: Generated<string>
    hidden: Generated<number>
    /** A deleted post stays as a row, so that no later one has its address. */
    deleted: Generated<number>
    position: Generated<number>
    version: Generated<number>
  }
  /** What people of the office have noted about orders. */
  orderNotes: { id: string; orderId: string; userId: string; text: string; createdAt: string }
  /** What people of the office have noted about members; `userId` is whoever wrote it. */
  memberNotes: { id: string; memberId: string; userId: string; text: string; createdAt: string }
}
