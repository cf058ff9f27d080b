import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Creates the counters of rate limits. They need not survive a crash: PostgreSQL writes no log for them. */
export async function createRateLimitsTable(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute()
  await db.schema.createIndex('rateLimitsByExpiry').on('rateLimits').column('expiresAt').execute()
}
