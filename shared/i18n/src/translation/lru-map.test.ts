import fc from 'fast-check'

import { LruMap } from './lru-map.ts'

test('drops the least recently used entry', () => {
  const map = new LruMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect(map.get('b')).toBeUndefined()
  expect(map.entries()).toEqual([
    ['c', 3],
    ['a', 1],
  ])
})

test('replaces the value of a key', () => {
  const map = new LruMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  expect(map.entries()).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})

test('holds at most max entries, the last one set first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.tuple(fc.string({ maxLength: 1 }), fc.nat()), { minLength: 1 }),
      (max, entries) => {
        const map = new LruMap<number>(max)
        for (const [key, value] of entries) map.set(key, value)
        expect(map.entries().length).toBeLessThanOrEqual(max)
        expect(map.entries()[0]).toEqual(entries.at(-1))
      },
    ),
  )
})
