import type { Migration } from 'kysely'

/** Lets an order say how it gets to its buyer. */
export const orderDelivery: Required<Migration> = {
  up: (db) => db.schema.alterTable('orders').addColumn('delivery', 'text').execute(),
  down: (db) => db.schema.alterTable('orders').dropColumn('delivery').execute(),
}
