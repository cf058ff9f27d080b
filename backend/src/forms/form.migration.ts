import type { Kysely } from 'kysely'

/** Creates the tables of filled in forms and of those who get the newsletter, or asked for it. */
export async function createFormTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forms')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('formsByTime').on('forms').column('createdAt').execute()
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('requestedAt', 'text', (c) => c.notNull())
    .addColumn('confirmedAt', 'text')
    .execute()
}

/** Drops both tables. */
export async function dropFormTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('subscribers').execute()
  await db.schema.dropTable('forms').execute()
}
