import SQLite from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'

import type { DatabaseWatch } from '../monitoring/watch-database.ts'
import { prepareDatabaseFile } from './data-folder.ts'
import {
  DEFAULT_TIMEOUTS,
  FaultTolerantPostgresDialect,
  type PostgresTimeouts,
} from './postgres.dialect.ts'
import type { Db, Schema } from './schema.ts'
import { type SqliteConnection, SqliteDriver } from './sqlite.driver.ts'
import { withStatementCache } from './statement-cache.ts'

/** While it opens only: setting the journal mode needs a lock. */
const OPENING_TIMEOUT_MS = 5000

/** `synchronous = FULL`: an acknowledged order must survive a power failure. */
function openSqliteConnection(file: string): SqliteConnection {
  const database = new SQLite(file, { timeout: OPENING_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // The driver waits, without blocking the event loop.
  database.pragma('busy_timeout = 0')
  return {
    prepare: withStatementCache((sql) => database.prepare<unknown[]>(sql)),
    close: () => database.close(),
    get inTransaction() {
      return database.inTransaction
    },
  }
}

/** Migrations run in a transaction, which SQLite supports for all that ours do. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** How a database is opened. */
interface DatabaseOptions {
  /** Of PostgreSQL. */
  timeouts?: PostgresTimeouts
  /** Is told what happens in it. */
  watch?: DatabaseWatch
}

/** Opens SQLite. @param file path; a database in memory could not be shared by two connections */
export function openSqlite(file: string, watch?: DatabaseWatch): Db {
  return new Kysely<Schema>({
    ...(watch && { log: watch.onQuery }),
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => new SqliteDriver(() => openSqliteConnection(file)),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/** Opens a PostgreSQL pool; it connects on demand. */
export function openPostgres(
  connectionString: string,
  { timeouts = DEFAULT_TIMEOUTS, watch }: DatabaseOptions = {},
): Db {
  const dialect = new FaultTolerantPostgresDialect(connectionString, timeouts)
  watch?.onPool(dialect.readCounts)
  return new Kysely<Schema>({ dialect, ...(watch && { log: watch.onQuery }) })
}

/** Opens PostgreSQL when `databaseUrl` is set, else `shop.sqlite` in the data folder. */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  options: DatabaseOptions = {},
): Db {
  if (databaseUrl) return openPostgres(databaseUrl, options)
  return openSqlite(prepareDatabaseFile(dataDir), options.watch)
}
