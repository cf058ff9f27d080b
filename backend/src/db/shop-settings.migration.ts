import type { Migration } from 'kysely'

/** Settings of the shop that the office changes. */
export const shopSettings: Required<Migration> = {
  up: (db) =>
    db.schema
      .createTable('shopSettings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute(),
  down: (db) => db.schema.dropTable('shopSettings').execute(),
}
