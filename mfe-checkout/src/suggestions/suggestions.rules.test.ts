import { buildProduct } from '@shop/testing/fixtures.ts'

import { MAX_SUGGESTIONS, parseViewedIds, pickSuggestions } from './suggestions.ts'

describe('parseViewedIds', () => {
  test.each([
    [
      ['a', 'b', 'a'],
      ['a', 'b'],
    ],
    [['a', 7, null, ''], ['a']],
    [{ a: 1 }, []],
    [null, []],
    ['a', []],
  ])('returns for %j: %j', (stored, ids) => {
    expect(parseViewedIds(stored)).toEqual(ids)
  })
})

describe('pickSuggestions', () => {
  test('returns one row of products that are not excluded', () => {
    const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => buildProduct({ _id }))
    const picked = pickSuggestions(products, ['b']).map(({ _id }) => _id)
    expect(picked).toEqual(['a', 'c', 'd', 'e'])
    expect(picked).toHaveLength(MAX_SUGGESTIONS)
  })
})
