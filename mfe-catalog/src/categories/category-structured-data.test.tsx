import { buildCategory } from '@shop/testing/fixtures.ts'

import { toStructuredData } from './category-structured-data.ts'

describe('toStructuredData', () => {
  test('returns the categories in order, with the URLs of their pages', () => {
    const plain = buildCategory({ _id: 'plain', title: { en: 'Cards & more' } })
    expect(toStructuredData([buildCategory(), plain], 'ar').itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'بطاقات معدنية',
        url: 'http://shop.test/shop-products/metal-cards',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Cards & more',
        url: 'http://shop.test/shop-products/plain',
      },
    ])
  })
})
