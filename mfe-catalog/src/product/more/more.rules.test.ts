import { buildProduct } from '@shop/testing/fixtures.ts'

import { pickRelated } from './related-products.ts'

const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => buildProduct({ _id: id }))
const pick = (id: string, viewed: string[] = [], list = products) =>
  pickRelated(list, id, viewed).map(({ _id }) => _id)

describe('pickRelated', () => {
  test('returns the four products that follow, and starts over at the end', () => {
    expect(pick('a')).toEqual(['b', 'c', 'd', 'e'])
    expect(pick('e')).toEqual(['f', 'a', 'b', 'c'])
  })

  test('returns viewed products last', () => {
    expect(pick('a', ['b', 'c'])).toEqual(['d', 'e', 'f', 'b'])
  })

  test('never returns the product itself', () => {
    expect(pick('a', [], products.slice(0, 2))).toEqual(['b'])
    expect(pick('a', ['a'], products.slice(0, 1))).toEqual([])
  })

  test('returns the first ones for a product that the list does not contain', () => {
    expect(pick('z')).toEqual(['a', 'b', 'c', 'd'])
  })
})
