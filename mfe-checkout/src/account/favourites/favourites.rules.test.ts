import pictures from '../pictures/favourites.json'
import { parseRemoved, sampleFavourites, withoutRemoved, withRemoved } from './favourites.ts'

describe('sampleFavourites', () => {
  test('have a picture each', () => {
    expect(Object.keys(pictures).sort()).toEqual(
      sampleFavourites.map(({ productId }) => productId).sort(),
    )
  })
})

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

describe('withRemoved and withoutRemoved', () => {
  test('add and remove one product', () => {
    expect(withRemoved(null, 'tee')).toBe('tee')
    expect(withRemoved('tee', 'tee')).toBe('tee')
    expect(withRemoved('tee', 'walnut')).toBe('tee walnut')
    expect(withoutRemoved('tee walnut', 'tee')).toBe('walnut')
    expect(withoutRemoved('tee', 'tee')).toBeNull()
    expect(withoutRemoved('rubbish', 'fob')).toBeNull()
  })
})
