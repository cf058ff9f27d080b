import { formatOmr } from '../../domain/orders/amount-limits.ts'
import { type Environment, StartupError } from '../../platform/config/env.ts'
import { getDatabaseFile } from '../../platform/db/data-folder.ts'
import { openPostgres } from '../../platform/db/database.ts'
import { getReason, nameDatabase } from '../../platform/db/database-errors.ts'
import { isEarlierMigration, migrations } from '../../platform/db/migrations.ts'
import { migrate } from '../../platform/db/migrator.ts'
import { MIGRATION_TIMEOUTS } from '../../platform/db/postgres.pool.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import { assertEmpty, compare, copyTables } from './copy-tables.ts'
import { openSqliteSource, type SqliteSource } from './sqlite-source.ts'

interface Location {
  dataDir: string
  databaseUrl: string
}

interface CopyReport {
  /** Numbers of rows by table. */
  rows: Map<string, number>
  /** Orders and payments by status, as both databases count them. */
  totals: string[]
}

/** @throws StartupError when another version of this program left the database */
function assertMigrated(file: string, { migrations: applied }: SqliteSource): void {
  const own = Object.keys(migrations)
  const unknown = applied.find((name) => !own.includes(name) && !isEarlierMigration(name))
  if (unknown !== undefined) {
    throw new StartupError(
      `${file} was migrated by a later version of this program (${unknown}), which alone can copy it`,
    )
  }
  const missing = own.find((name) => !applied.includes(name))
  if (missing === undefined) return
  throw new StartupError(
    `${file} lacks the migration ${missing}; run migrate without DATABASE_URL first`,
  )
}

async function compareTotals(source: SqliteSource, target: Trx): Promise<string[]> {
  const orders = await compare(source, target, {
    name: 'orders',
    query: `select "status", count(*) as "number", sum("total") as "total" from "orders" group by "status" order by "status"`,
  })
  const payments = await compare(source, target, {
    name: 'payments',
    query: `select "status", count(*) as "number" from "payments" group by "status" order by "status"`,
  })
  return [
    ...orders.map(
      ({ status, number, total }) =>
        `orders that are ${status}: ${number} of ${formatOmr(Number(total))} in all`,
    ),
    ...payments.map(({ status, number }) => `payments that are ${status}: ${number}`),
  ]
}

async function copyInto(target: Db, source: SqliteSource): Promise<CopyReport> {
  // Before anything is changed in what may be another shop's database.
  await assertEmpty(target, source)
  await migrate(target)
  return target.transaction().execute(async (trx) => ({
    rows: await copyTables(source, trx),
    totals: await compareTotals(source, trx),
  }))
}

/**
 * Copies the SQLite database of the data folder into an empty PostgreSQL database, all or nothing. No backend can use
 * the file meanwhile.
 * @throws StartupError
 */
export async function copyToPostgres(env: Location): Promise<CopyReport> {
  const file = getDatabaseFile(env.dataDir)
  const source = openSqliteSource(file)
  try {
    assertMigrated(file, source)
    const target = openPostgres(env.databaseUrl, { timeouts: MIGRATION_TIMEOUTS })
    try {
      return await copyInto(target, source)
    } catch (error) {
      throw new StartupError(`${nameDatabase(env)} cannot be filled: ${getReason(error)}`)
    } finally {
      await target.destroy()
    }
  } finally {
    source.close()
  }
}

/** Copies the SQLite database to PostgreSQL and says what was copied. @throws StartupError */
export async function runCopyToPostgres({
  dataDir,
  databaseUrl,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (!databaseUrl) throw new StartupError('DATABASE_URL must name the database to copy into')
  const env = { dataDir, databaseUrl }
  const file = getDatabaseFile(dataDir)
  console.log(`Copying ${file}, which no backend can use meanwhile.`)
  const { rows, totals } = await copyToPostgres(env)
  for (const [table, count] of rows) console.log(`${table}: ${count} rows`)
  for (const line of totals) console.log(line)
  console.log(
    `Everything was copied to ${nameDatabase(env)} and is the same; ${file} is unchanged.`,
  )
}
