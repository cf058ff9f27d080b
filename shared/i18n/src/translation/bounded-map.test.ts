import fc from 'fast-check'

import { BoundedMap } from './bounded-map.ts'

test('what was used last stays, what was not used for longest goes', () => {
  const map = new BoundedMap<number>(2)
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

test('a new value takes the old one’s place', () => {
  const map = new BoundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  expect(map.entries()).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})

test('it never outgrows its bound, and knows what it was told last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.tuple(fc.string({ maxLength: 1 }), fc.nat()), { minLength: 1 }),
      (max, told) => {
        const map = new BoundedMap<number>(max)
        for (const [key, value] of told) map.set(key, value)
        expect(map.entries().length).toBeLessThanOrEqual(max)
        expect(map.entries()[0]).toEqual(told.at(-1))
      },
    ),
  )
})
