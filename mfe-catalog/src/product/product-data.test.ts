import { buildProduct } from '@shop/testing/fixtures.ts'

import { pictureOf, productData } from './product-data.ts'

test('a product is described with its price, its pictures and its address', () => {
  const galleryImgUrls = ['/media/steel-card-back-640.webp?widths=320,640', '/media/hand.jpg']
  expect(productData(buildProduct({ price: 21.5, galleryImgUrls }), 'en')).toEqual({
    '@type': 'Product',
    name: 'Steel card',
    description: 'A card of brushed steel.',
    image: [
      'http://api.test/media/steel-card-640.webp',
      'http://shop.test/media/steel-card-back-640.webp',
      'http://shop.test/media/hand.jpg',
    ],
    sku: 'steel-card',
    url: 'http://shop.test/product-detail/steel-card',
    offers: {
      '@type': 'Offer',
      price: '21.50',
      priceCurrency: 'OMR',
      availability: 'https://schema.org/InStock',
      url: 'http://shop.test/product-detail/steel-card',
    },
  })
})

test('it is described in the language of the page', () => {
  expect(productData(buildProduct(), 'ar').name).toBe('بطاقة فولاذية')
})

test('its picture is a file, not a list of widths', () => {
  expect(pictureOf(buildProduct())).toBe('http://api.test/media/steel-card-640.webp')
  expect(pictureOf(buildProduct({ coverImgUrl: '/plain.png' }))).toBe('/plain.png')
})
