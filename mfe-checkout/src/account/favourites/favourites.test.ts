import pictures from '../pictures/favourites.json'
import { addRemoved, dropRemoved, parseRemoved, sampleFavourites } from './favourites.ts'

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

describe('addRemoved and dropRemoved', () => {
  test('add and remove one product', () => {
    expect(addRemoved(null, 'tee')).toBe('tee')
    expect(addRemoved('tee', 'tee')).toBe('tee')
    expect(addRemoved('tee', 'walnut')).toBe('tee walnut')
    expect(dropRemoved('tee walnut', 'tee')).toBe('walnut')
    expect(dropRemoved('tee', 'tee')).toBeNull()
    expect(dropRemoved('rubbish', 'fob')).toBeNull()
  })
})
