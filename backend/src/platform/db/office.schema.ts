import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeRole } from '@shop/contracts/wire/office.ts'
import type { ProductImport } from '@shop/contracts/wire/office-import.ts'
import type { Fulfilment } from '@shop/contracts/wire/office-orders.ts'
import type { SettingName } from '@shop/contracts/wire/office-settings.ts'
import type { Generated } from 'kysely'

import type { Json } from './json.ts'

/** Pieces of a product, by its id. */
export interface Pieces {
  id: string
  quantity: number
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
  /** What people of the office have noted about orders. */
  orderNotes: { id: string; orderId: string; userId: string; text: string; createdAt: string }
}
