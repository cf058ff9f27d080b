import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'

import type { Db, Schema } from './schema.ts'
import { withStatementCache } from './statement-cache.ts'

/**
 * Opens SQLite. `synchronous = FULL`: an acknowledged order must survive a power failure.
 * @param file path, or `:memory:`
 */
export function openSqlite(file: string): Db {
  const database = new SQLite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: withStatementCache(database) }),
  })
}

/** Opens a PostgreSQL pool; it connects on demand. */
export function openPostgres(connectionString: string): Db {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5000 })
  // Without a listener, an error of an idle connection ends the process.
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Opens PostgreSQL when `databaseUrl` is set, else `shop.sqlite` in the data folder. */
export function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Db {
  if (options.databaseUrl) return openPostgres(options.databaseUrl)
  mkdirSync(options.dataDir, { recursive: true })
  return openSqlite(join(options.dataDir, 'shop.sqlite'))
}
