import { existsSync } from 'node:fs'

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

import { StartupError } from '../../platform/config/env.ts'
import { getReason } from '../../platform/db/database-errors.ts'
import { assertIntegrity, lockSqlite } from './lock-sqlite.ts'

/** Tables of Kysely's migrator and of SQLite itself. */
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
  /** A text of a table that holds a null byte, where it would end when it is read: its column, and the row's first value. */
  findNullByte(table: string, columns: readonly string[]): { column: string; row: string } | null
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

function createSource(database: DatabaseSyncInstance): SqliteSource {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql)
    statement.setReadBigInts(true)
    return statement
  }
  const query = (sql: string, ...parameters: string[]) =>
    prepare(sql).all(...parameters) as Record<string, unknown>[]
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
    findNullByte(table, columns) {
      const key = columns[0] ?? ''
      for (const column of columns) {
        const [found] = query(
          `select ${quote(key)} as row from ${quote(table)} where instr(${quote(column)}, char(0)) limit 1`,
        )
        if (found) return { column, row: String(found.row) }
      }
      return null
    },
    iterate(table, columns) {
      const sql = `select ${columns.map(quote).join(', ')} from ${quote(table)}`
      const statement = prepare(sql)
      statement.setReturnArrays(true)
      return statement.iterate() as Iterable<unknown[]>
    },
    close: () => database.close(),
  }
}

/** Opens a SQLite database to copy it as it is. @throws StartupError when it is missing, damaged or in use */
export function openSqliteSource(file: string): SqliteSource {
  if (!existsSync(file)) throw new StartupError(`${file} (DATA_DIR) does not exist`)
  let database: DatabaseSyncInstance | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    lockSqlite(database, file)
    assertIntegrity(database)
    return createSource(database)
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(`${file} cannot be read: ${getReason(error)}`)
  }
}
