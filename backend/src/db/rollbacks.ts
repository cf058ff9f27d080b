import type { Kysely } from 'kysely'

import { removeRequestIds } from './request-ids.migration.ts'
import type { Db } from './schema.ts'

type Builder = Kysely<unknown>

function irreversible(reason: string) {
  return async (): Promise<void> => {
    throw new Error(`This migration cannot be undone: ${reason}`)
  }
}

/** Payments return to the payment result again, on the site that they began on. */
async function removeCancellation(db: Builder): Promise<void> {
  const payments = await (db as Db).selectFrom('payments').select(['id', 'returnUrl']).execute()
  for (const { id, returnUrl } of payments) {
    const { origin } = new URL(returnUrl)
    const changed = (db as Db).updateTable('payments').set({ returnUrl: origin })
    await changed.where('id', '=', id).execute()
  }
  await db.schema.alterTable('payments').renameColumn('returnUrl', 'returnOrigin').execute()
  await db.schema.dropIndex('ordersByUser').execute()
  await db.schema.alterTable('orders').dropColumn('cancelledAt').execute()
}

/**
 * How each migration is undone, or why it is not. What a dropped column or table held is lost, so a
 * backup comes first.
 */
export const rollbacks: Record<string, (db: Builder) => Promise<void>> = {
  '001-initial': irreversible('it would delete every order. Restore a backup instead.'),
  '002-order-number': async (db) => {
    await db.schema.alterTable('orders').dropColumn('number').execute()
  },
  '003-product-details': async (db) => {
    await db.schema.alterTable('products').dropColumn('details').execute()
  },
  '004-product-sales': async (db) => {
    await db.schema.dropTable('productSales').execute()
  },
  '005-mail': async (db) => {
    await db.schema.dropTable('verifications').execute()
    await db.schema.dropTable('mails').execute()
    await db.schema.alterTable('users').dropColumn('language').execute()
  },
  '006-order-cancellation': removeCancellation,
  '007-payment-checks': async (db) => {
    await db.schema.dropIndex('paymentsByCheck').execute()
    await db.schema.alterTable('payments').dropColumn('refund').execute()
    await db.schema.alterTable('payments').dropColumn('checkAt').execute()
  },
  '008-rate-limits': async (db) => {
    await db.schema.dropTable('rateLimits').execute()
  },
  '009-failure-reports': async (db) => {
    await db.schema.dropTable('failureReports').execute()
  },
  '010-request-ids': removeRequestIds,
}
