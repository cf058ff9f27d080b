import { LRUCache } from 'lru-cache'

/**
 * Reuses prepared statements by their SQL text: preparing costs more than running most of our queries.
 * @param maxEntries bounds texts that depend on the number of values, such as bulk inserts
 * @returns prepares a statement, or finds it
 */
export function withStatementCache<Statement extends object>(
  prepare: (sql: string) => Statement,
  maxEntries = 300,
): (sql: string) => Statement {
  const statements = new LRUCache<string, Statement>({ max: maxEntries })
  return (sql) => {
    const cached = statements.get(sql)
    if (cached) return cached
    const statement = prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
