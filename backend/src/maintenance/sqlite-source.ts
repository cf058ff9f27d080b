import { existsSync } from 'node:fs'

import SQLite from 'better-sqlite3'

import { getReason } from '../db/database-failure.ts'
import { StartupError } from '../env.ts'
import { lockSqlite } from './lock-sqlite.ts'

/** Of Kysely's migrator and of SQLite itself. */
const INTERNAL_TABLE = /^(kysely_migration|sqlite_)/

/** A SQLite database that nobody else can use until it is closed. */
export interface SqliteSource {
  /** Names of tables, each after those that it refers to. */
  readonly tables: readonly string[]
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[]
  getColumns(table: string): string[]
  /** Integers are `bigint`. */
  query(sql: string): Record<string, unknown>[]
  /** The rows of a table, one at a time, as values in the order of columns. */
  iterate(table: string, columns: readonly string[]): Iterable<unknown[]>
  close(): void
}

/** @throws when tables refer to each other in a circle */
function sortByReferences(references: ReadonlyMap<string, readonly string[]>): string[] {
  const sorted = new Set<string>()
  function visit(table: string, path: readonly string[]): void {
    if (sorted.has(table)) return
    if (path.includes(table)) throw new Error(`${path.join(', ')} refer to each other`)
    for (const other of references.get(table) ?? []) {
      if (other !== table) visit(other, [...path, table])
    }
    sorted.add(table)
  }
  for (const table of references.keys()) visit(table, [])
  return [...sorted]
}

/** Quotes a name for either database. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

function createSource(database: SQLite.Database): SqliteSource {
  const query = (sql: string, ...parameters: string[]) =>
    database
      .prepare<string[], Record<string, unknown>>(sql)
      .safeIntegers(true)
      .all(...parameters)
  const list = (sql: string, ...parameters: string[]) =>
    query(sql, ...parameters).map(({ name }) => String(name))
  const names = list(`select name from sqlite_master where type = 'table' order by name`)
  const references = names
    .filter((name) => !INTERNAL_TABLE.test(name))
    .map(
      (name) =>
        [name, list('select "table" as name from pragma_foreign_key_list(?)', name)] as const,
    )
  return {
    tables: sortByReferences(new Map(references)),
    migrations: names.includes('kysely_migration')
      ? list('select name from kysely_migration order by name')
      : [],
    getColumns: (table) => list('select name from pragma_table_info(?)', table),
    query: (sql) => query(sql),
    iterate(table, columns) {
      const sql = `select ${columns.map(quote).join(', ')} from ${quote(table)}`
      return database.prepare<[], unknown[]>(sql).safeIntegers(true).raw(true).iterate()
    },
    close: () => database.close(),
  }
}

/** Opens a SQLite database to copy it as it is. @throws StartupError when it is missing, damaged or in use */
export function openSqliteSource(file: string): SqliteSource {
  if (!existsSync(file)) throw new StartupError(`${file} (DATA_DIR) does not exist`)
  let database: SQLite.Database | undefined
  try {
    database = new SQLite(file, { fileMustExist: true, timeout: 0 })
    lockSqlite(database)
    const [result] = database.pragma('integrity_check') as { integrity_check: string }[]
    if (result?.integrity_check !== 'ok') throw new Error('it is damaged')
    return createSource(database)
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(`${file} cannot be read: ${getReason(error)}`)
  }
}
