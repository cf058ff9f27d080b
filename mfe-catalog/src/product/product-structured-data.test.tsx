import { buildProduct } from '@shop/testing/fixtures.ts'

import { getPreviewImage, toStructuredData } from './product-structured-data.ts'

describe('toStructuredData', () => {
  test('returns price, images and URL of a product', () => {
    const galleryImgUrls = ['/media/steel-card-back-640.webp?widths=320,640', '/media/hand.jpg']
    expect(toStructuredData(buildProduct({ price: 21.5, galleryImgUrls }), 'en')).toEqual({
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

  test('returns the texts of the language', () => {
    expect(toStructuredData(buildProduct(), 'ar').name).toBe('بطاقة فولاذية')
  })
})

describe('getPreviewImage', () => {
  test('returns an absolute URL without widths', () => {
    expect(getPreviewImage(buildProduct())).toBe('http://api.test/media/steel-card-640.webp')
    expect(getPreviewImage(buildProduct({ coverImgUrl: '/plain.png' }))).toBe(
      'http://shop.test/plain.png',
    )
  })

  test('returns nothing without a picture, or with an address that is none', () => {
    expect(getPreviewImage(buildProduct({ coverImgUrl: '' }))).toBeUndefined()
    expect(getPreviewImage(buildProduct({ coverImgUrl: 'http://' }))).toBeUndefined()
    expect(toStructuredData(buildProduct({ coverImgUrl: 'http://' }), 'en').image).toEqual([])
  })
})
