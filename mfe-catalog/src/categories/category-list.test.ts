import { buildCategory } from '@shop/testing/fixtures.ts'

import { categoryList } from './category-list.ts'

test('categories are listed in their order, with the addresses of their pages', () => {
  const plain = buildCategory({ _id: 'plain', title: { en: 'Cards & more' } })
  expect(categoryList([buildCategory(), plain], 'ar').itemListElement).toEqual([
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
