import { parseRemoved } from './favourites.ts'

describe('parseRemoved', () => {
  test.each([
    [null, []],
    ['', []],
    ['walnut', ['walnut']],
    ['fob walnut', ['walnut', 'fob']],
    ['walnut walnut', ['walnut']],
    ['{"walnut":1}', []],
    ['something else', []],
  ])('returns for %j: %j', (stored, names) => {
    expect(parseRemoved(stored)).toEqual(names)
  })
})
