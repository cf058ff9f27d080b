import { withStatementCache } from './statement-cache.ts'

const createPrepare = () => jest.fn((sql: string) => ({ sql }))

test('withStatementCache prepares a statement once', () => {
  const prepare = createPrepare()
  const cached = withStatementCache(prepare)
  expect(cached('a')).toBe(cached('a'))
  expect(cached('b')).toEqual({ sql: 'b' })
  expect(prepare.mock.calls).toEqual([['a'], ['b']])
})

test('withStatementCache evicts the oldest statement when full', () => {
  const prepare = createPrepare()
  const cached = withStatementCache(prepare, 2)
  for (const sql of ['a', 'b', 'c', 'b', 'a']) cached(sql)
  expect(prepare.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})
