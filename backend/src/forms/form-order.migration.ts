import type { Migration } from 'kysely'

/** Lets a form be about an order. Without a reference, which SQLite could not drop again. */
export const formOrder: Required<Migration> = {
  async up(db) {
    await db.schema.alterTable('forms').addColumn('orderId', 'text').execute()
    await db.schema.createIndex('formsByOrder').on('forms').column('orderId').execute()
  },
  async down(db) {
    await db.schema.dropIndex('formsByOrder').execute()
    await db.schema.alterTable('forms').dropColumn('orderId').execute()
  },
}
