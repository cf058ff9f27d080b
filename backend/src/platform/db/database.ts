import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'

import { prepareDatabaseFile } from './data-folder.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { createPool, DEFAULT_TIMEOUTS, type PostgresTimeouts } from './postgres.pool.ts'
import type { Db, Schema } from './schema.ts'
import { type SqliteConnection, SqliteDriver, type SqliteStatement } from './sqlite.driver.ts'

/** While it opens only: setting the journal mode needs a lock. */
const OPENING_TIMEOUT_MS = 5000
/** Texts depend on the number of values, such as those of bulk inserts. */
const MAX_STATEMENTS = 300

function prepare(database: DatabaseSyncInstance, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    returnsRows: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters) as unknown[],
    run: (parameters) => statement.run(...parameters),
  }
}

/** `synchronous = FULL`: an acknowledged order must survive a power failure. */
function openSqliteConnection(file: string): SqliteConnection {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS })
  database.exec('pragma journal_mode = WAL')
  database.exec('pragma synchronous = FULL')
  database.exec('pragma foreign_keys = ON')
  // The driver waits, without blocking the event loop.
  database.exec('pragma busy_timeout = 0')
  // Preparing costs more than running most of our queries.
  const statements = new LRUCache<string, SqliteStatement>({
    max: MAX_STATEMENTS,
    memoMethod: (sql) => prepare(database, sql),
  })
  return {
    prepare: (sql) => statements.memo(sql),
    close() {
      // SQLite itself closes the file only once every statement was garbage-collected, or the process ends.
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
    },
    get inTransaction() {
      return database.isOpen && database.isTransaction
    },
  }
}

/** Migrations run in a transaction, which SQLite supports for all that ours do. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

interface DatabaseOptions {
  /** PostgreSQL only. */
  timeouts?: PostgresTimeouts
  watch?: DatabaseWatch
}

/**
 * Opens SQLite.
 * @param file path; a database in memory could not be shared by two connections
 * @param lockTimeoutMs how long a statement waits for another process
 */
export function openSqlite(file: string, watch?: DatabaseWatch, lockTimeoutMs?: number): Db {
  return new Kysely<Schema>({
    ...(watch && { log: watch.onQuery }),
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => new SqliteDriver(() => openSqliteConnection(file), lockTimeoutMs),
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
  const pool = createPool(connectionString, timeouts)
  watch?.onPool(pool.readCounts)
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(watch && { log: watch.onQuery }),
  })
}

/** Opens PostgreSQL when `databaseUrl` is set, else `shop.sqlite` in the data folder. */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  options: DatabaseOptions = {},
): Db {
  if (databaseUrl) return openPostgres(databaseUrl, options)
  return openSqlite(prepareDatabaseFile(dataDir), options.watch)
}
