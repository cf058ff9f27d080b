import { buildProduct } from '@shop/testing/fixtures.ts'

import { pickFollowing, pickUnviewed } from './related-products.ts'

const list = (ids: string) => [...ids].map((id) => buildProduct({ _id: id }))
const idsOf = (products: { _id: string }[]) => products.map(({ _id }) => _id).join('')

describe('pickFollowing', () => {
  test.each([
    ['those that follow', 'abcdef', 'a', 'bcdef'],
    ['those from the start after the last', 'abcdef', 'e', 'fabcd'],
    ['eight at most', 'abcdefghijkl', 'b', 'cdefghij'],
    ['nothing but the product’s neighbours', 'ab', 'a', 'b'],
    ['nothing for the only product', 'a', 'a', ''],
    ['the first ones for a product that the list does not contain', 'abcdef', 'z', 'abcdef'],
  ])('returns %s', (_, products, id, following) => {
    expect(idsOf(pickFollowing(list(products), id))).toBe(following)
  })
})

describe('pickUnviewed', () => {
  test('returns the first four', () => {
    expect(idsOf(pickUnviewed(list('bcdef'), []))).toBe('bcde')
  })

  test('returns viewed products last', () => {
    expect(idsOf(pickUnviewed(list('bcdef'), ['b', 'c']))).toBe('defb')
  })
})
