import { withStatementCache } from './statement-cache.ts'

function fakeDatabase() {
  const prepared: string[] = []
  const prepare = (sql: string) => {
    prepared.push(sql)
    return { reader: true, all: () => [sql], run: () => never(), iterate: () => never() }
  }
  const never = () => {
    throw new Error('not used')
  }
  return { prepared, database: { prepare, close: jest.fn() } }
}

test('withStatementCache prepares a statement once', () => {
  const { prepared, database } = fakeDatabase()
  const cached = withStatementCache(database)
  expect(cached.prepare('a')).toBe(cached.prepare('a'))
  expect(cached.prepare('b').all([])).toEqual(['b'])
  expect(prepared).toEqual(['a', 'b'])
})

test('withStatementCache evicts the oldest statement when full', () => {
  const { prepared, database } = fakeDatabase()
  const cached = withStatementCache(database, 2)
  for (const sql of ['a', 'b', 'c', 'b', 'a']) cached.prepare(sql)
  expect(prepared).toEqual(['a', 'b', 'c', 'a'])
})

test('withStatementCache closes the database', () => {
  const { database } = fakeDatabase()
  withStatementCache(database).close()
  expect(database.close).toHaveBeenCalledTimes(1)
})
