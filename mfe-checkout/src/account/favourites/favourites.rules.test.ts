import pictures from '../pictures/favourites.json'
import { parseRemoved, sampleFavourites } from './favourites.ts'

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
