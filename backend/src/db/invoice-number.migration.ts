import type { Kysely, Migration } from 'kysely'

import { numberPaidOrders } from './invoice-numbers.ts'

/** Gives paid orders numbers of the shop: those that buyers know are not unique. */
export const invoiceNumbers: Required<Migration> = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('invoiceNumber', 'integer').execute()
    await numberPaidOrders(db)
    await db.schema
      .createIndex('ordersByInvoiceNumber')
      .on('orders')
      .column('invoiceNumber')
      .unique()
      .execute()
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('ordersByInvoiceNumber').execute()
    await db.schema.alterTable('orders').dropColumn('invoiceNumber').execute()
  },
}
