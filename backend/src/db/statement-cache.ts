import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/**
 * Reuses prepared statements by their SQL text: preparing costs more than running most of our queries.
 * @param maxEntries bounds texts that depend on the number of values, such as bulk inserts
 */
export function withStatementCache(database: SqliteDatabase, maxEntries = 300): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxEntries })
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql)
      if (cached) return cached
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      return statement
    },
  }
}
