import type { Migration } from 'kysely'

/** Orders in the office: what becomes of a paid one, and what is given back of it. */
export const orderOfficeMigrations: Record<string, Required<Migration>> = {
  '020-order-fulfilment': {
    async up(db) {
      const alter = () => db.schema.alterTable('orders')
      await alter()
        .addColumn('fulfilment', 'text', (c) => c.notNull().defaultTo('new'))
        .execute()
      for (const column of ['carrier', 'trackingNumber', 'fulfilledAt']) {
        await alter().addColumn(column, 'text').execute()
      }
      await alter()
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
      await db.schema
        .createIndex('ordersByFulfilment')
        .on('orders')
        .columns(['status', 'fulfilment'])
        .execute()
    },
    async down(db) {
      await db.schema.dropIndex('ordersByFulfilment').execute()
      for (const column of ['fulfilment', 'carrier', 'trackingNumber', 'fulfilledAt', 'version']) {
        await db.schema.alterTable('orders').dropColumn(column).execute()
      }
    },
  },
  '021-refunds': {
    async up(db) {
      await db.schema
        .alterTable('orders')
        .addColumn('refunded', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable('refunds')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('orderId', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('paymentId', 'text', (c) => c.notNull().references('payments.id'))
        .addColumn('amount', 'integer', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.references('users.id'))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('endedAt', 'text')
        .execute()
      for (const column of ['orderId', 'paymentId']) {
        await db.schema.createIndex(`refundsBy_${column}`).on('refunds').column(column).execute()
      }
    },
    async down(db) {
      await db.schema.dropTable('refunds').execute()
      await db.schema.alterTable('orders').dropColumn('refunded').execute()
    },
  },
}
