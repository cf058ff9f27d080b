import type { Migration } from 'kysely'

/** Counts the pieces of products, what open payments hold of them, and what was missing when an order was paid. */
export const stock: Required<Migration> = {
  async up(db) {
    await db.schema.alterTable('products').addColumn('stock', 'integer').execute()
    await db.schema.alterTable('orders').addColumn('shortages', 'text').execute()
    await db.schema
      .createTable('stockReservations')
      .addColumn('orderId', 'text', (c) => c.notNull().references('orders.id'))
      .addColumn('productId', 'text', (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('stockReservationsKey', ['orderId', 'productId'])
      .execute()
    await db.schema
      .createIndex('stockReservationsByProduct')
      .on('stockReservations')
      .column('productId')
      .execute()
  },
  async down(db) {
    await db.schema.dropTable('stockReservations').execute()
    await db.schema.alterTable('orders').dropColumn('shortages').execute()
    await db.schema.alterTable('products').dropColumn('stock').execute()
  },
}
