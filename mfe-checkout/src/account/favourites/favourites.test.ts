import { pictures } from '../favourite.pictures.ts'
import { addRemoved, dropRemoved, parseRemoved, sampleFavourites } from './favourites.ts'

test('every favourite has a picture', () => {
  expect(Object.keys(pictures).sort()).toEqual(
    sampleFavourites.map(({ product }) => product).sort(),
  )
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
  expect(parseRemoved(stored)).toEqual(names)
})

test('removing and putting back', () => {
  expect(addRemoved(null, 'tee')).toBe('tee')
  expect(addRemoved('tee', 'tee')).toBe('tee')
  expect(addRemoved('tee', 'walnut')).toBe('tee walnut')
  expect(dropRemoved('tee walnut', 'tee')).toBe('walnut')
  expect(dropRemoved('tee', 'tee')).toBeNull()
  expect(dropRemoved('rubbish', 'fob')).toBeNull()
})
