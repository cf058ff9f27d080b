import { type Migration, sql } from 'kysely'

import { initial } from './migrations/initial.migration.ts'
import type { Db } from './schema.ts'

const INITIAL = '033-initial'

/** The last of the migrations that the initial one took the place of. */
const LAST_EARLIER = '032-product-imports'

/**
 * By name, in order. Each but the first says how it is undone; what a dropped column or table held is lost then, so a backup
 * comes first.
 */
export const migrations: Record<string, Migration> = {
  [INITIAL]: initial,
  '034-order-tax': {
    up: (db) =>
      db.schema
        .alterTable('orders')
        .addColumn('taxPercent', 'double precision', (c) => c.notNull().defaultTo(5))
        .execute(),
    down: (db) => db.schema.alterTable('orders').dropColumn('taxPercent').execute(),
  },
  '035-order-search': {
    async up(db) {
      await db.schema.createIndex('ordersByNumber').on('orders').column('number').execute()
      await db.schema.createIndex('ordersByCreation').on('orders').column('createdAt').execute()
    },
    async down(db) {
      await db.schema.dropIndex('ordersByNumber').execute()
      await db.schema.dropIndex('ordersByCreation').execute()
    },
  },
}

/** Whether the initial migration took the place of one. */
export const isEarlierMigration = (name: string): boolean => name < INITIAL

/**
 * Notes the initial migration in a database that earlier ones have made, whose tables are the same.
 * @throws when the earlier migrations were not all applied
 */
export async function carryOver(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const earlier = rows
    .map(({ name }) => name)
    .filter(isEarlierMigration)
    .toSorted()
  const last = earlier.at(-1)
  if (last === undefined) return
  if (last !== LAST_EARLIER) {
    throw new Error(
      `The database is at the migration ${last}. Let a version of the backend that has ${LAST_EARLIER} migrate it first.`,
    )
  }
  await db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration where name < ${INITIAL}`.execute(trx)
    // Another backend may do the same.
    await sql`insert into kysely_migration values (${INITIAL}, ${new Date().toISOString()})
      on conflict do nothing`.execute(trx)
  })
}
