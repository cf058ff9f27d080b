import type { SqliteDatabase, SqliteStatement } from 'kysely'

/**
 * Keeps prepared statements by their text: preparing costs more than most of our queries. Texts that
 * depend on the number of values (lists, bulk inserts) push out the oldest.
 */
export function withStatementCache(database: SqliteDatabase, capacity = 300): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      const oldest = statements.keys().next().value
      if (statements.size > capacity && oldest !== undefined) statements.delete(oldest)
      return statement
    },
  }
}
