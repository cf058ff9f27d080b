import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { checkStructuredData } from '@shop/testing/structured-data/check-structured-data.ts'

import { getPreviewImage, getPreviewSize, toStructuredData } from './product-structured-data.ts'

beforeAll(() => void setConfig(testConfig))

describe('toStructuredData', () => {
  const toUrl = (path: string) => `http://shop.test${path}`

  test('returns price, images and URL of a product', () => {
    const galleryImgUrls = ['/media/steel-card-back-640.webp?widths=320,640', '/media/hand.jpg']
    expect(toStructuredData(buildProduct({ price: 21.5, galleryImgUrls }), 'en', toUrl)).toEqual({
      '@type': 'Product',
      name: 'Steel card',
      description: 'A card of brushed steel.',
      image: [
        'http://api.test/media/steel-card-640.webp',
        'http://shop.test/media/steel-card-back-640.webp',
        'http://shop.test/media/hand.jpg',
      ],
      sku: 'steel-card',
      brand: { '@type': 'Brand', name: 'Wasla' },
      url: 'http://shop.test/product-detail/steel-card',
      offers: {
        '@type': 'Offer',
        price: '21.50',
        priceCurrency: 'OMR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '21.50',
          priceCurrency: 'OMR',
          valueAddedTaxIncluded: false,
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'OM',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/FreeReturn',
        },
        availability: 'https://schema.org/InStock',
        url: 'http://shop.test/product-detail/steel-card',
      },
    })
  })

  test('returns the texts of the language', () => {
    expect(toStructuredData(buildProduct(), 'ar', toUrl)).toMatchObject({
      name: 'بطاقة فولاذية',
      brand: { name: 'وصلة' },
    })
  })
})

describe('toStructuredData by the vocabulary of schema.org', () => {
  const option = { id: 'oman', price: 2.5 }
  afterAll(() => void setConfig(testConfig))

  test.each([
    ['days of delivery', { options: [{ ...option, days: 3 }], dispatchDays: 2 }, {}],
    ['no days', { options: [option], dispatchDays: 0 }, {}],
    ['a price with tax', undefined, { pricesWithTax: true }],
    ['no tax', undefined, { taxPercent: 0 }],
  ])('is valid with %s', (_, delivery, tax) => {
    setConfig({ ...testConfig, ...tax, ...(delivery && { delivery }) })
    const product = buildProduct({ price: 21.5, stock: { left: 0 } })
    const data = toStructuredData(product, 'en', (path) => `http://shop.test${path}`)
    expect('shippingDetails' in data.offers).toBe(delivery !== undefined)
    expect(checkStructuredData({ '@context': 'https://schema.org', ...data })).toEqual([])
  })
})

describe('getPreviewImage', () => {
  test('returns an absolute URL without widths', () => {
    expect(getPreviewImage(buildProduct())).toBe('http://api.test/media/steel-card-640.webp')
    expect(getPreviewImage(buildProduct({ coverImgUrl: '/plain.png' }))).toBe(
      'http://shop.test/plain.png',
    )
  })

  test('has the size that the address of a picture in several widths states', () => {
    expect(getPreviewSize(buildProduct())).toEqual([640, 640])
    expect(getPreviewSize(buildProduct({ coverImgUrl: '/plain-640.webp' }))).toBeUndefined()
  })

  test('returns nothing without a picture, or with an address that is none', () => {
    expect(getPreviewImage(buildProduct({ coverImgUrl: '' }))).toBeUndefined()
    expect(getPreviewImage(buildProduct({ coverImgUrl: 'http://' }))).toBeUndefined()
    expect(toStructuredData(buildProduct({ coverImgUrl: 'http://' }), 'en', String).image).toEqual(
      [],
    )
  })
})
