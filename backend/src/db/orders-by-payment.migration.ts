import type { Migration } from 'kysely'

/** Lets reports find the orders that were paid since a time. */
export const ordersByPayment: Required<Migration> = {
  up: (db) => db.schema.createIndex('ordersByPayment').on('orders').column('paidAt').execute(),
  down: (db) => db.schema.dropIndex('ordersByPayment').execute(),
}
