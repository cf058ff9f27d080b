import { pictures } from '../favourite.pictures.ts'
import { removedFrom, sampleFavourites, withRemoval } from './favourites.ts'

test('every favourite has a picture', () => {
  expect(Object.keys(pictures).sort()).toEqual(sampleFavourites.map(({ goods }) => goods).sort())
})

test.each([
  [null, []],
  ['', []],
  ['walnut', ['walnut']],
  ['fob walnut', ['walnut', 'fob']],
  ['walnut walnut', ['walnut']],
  ['{"walnut":1}', []],
  ['something else', []],
])('of %j these are removed: %j', (stored, names) => {
  expect(removedFrom(stored)).toEqual(names)
})

test('removing and putting back', () => {
  expect(withRemoval(null, 'tee')).toBe('tee')
  expect(withRemoval('tee', 'tee')).toBe('tee')
  expect(withRemoval('tee', 'walnut')).toBe('tee walnut')
  expect(withRemoval('tee walnut', 'tee', true)).toBe('walnut')
  expect(withRemoval('tee', 'tee', true)).toBeNull()
  expect(withRemoval('rubbish', 'fob', true)).toBeNull()
})
