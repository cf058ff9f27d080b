/** @jest-environment node */
import { checkPageStructuredData, checkStructuredData } from './check-structured-data.ts'

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Steel card',
  image: ['https://site.test/steel.webp'],
  brand: { '@type': 'Brand', name: 'Wasla' },
  offers: {
    '@type': 'Offer',
    price: '21.00',
    availability: 'https://schema.org/InStock',
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnDays: 14 },
  },
}
const withOffer = (offer: object) => ({ ...product, offers: { ...product.offers, ...offer } })

describe('checkStructuredData', () => {
  test('returns nothing for what schema.org has', () => {
    expect(checkStructuredData(product)).toEqual([])
  })

  test('takes subtypes, addresses of things, dates, and what is typed for an action', () => {
    const context = { '@context': 'https://schema.org' }
    const store = {
      ...context,
      '@type': 'Store',
      geo: { '@type': 'GeoCoordinates', latitude: 23.6 },
    }
    const post = {
      ...context,
      '@type': 'BlogPosting',
      datePublished: '2026-05-22',
      mainEntityOfPage: 'https://site.test/blogs/1',
      author: { '@type': 'Person', name: 'Maha' },
    }
    const search = {
      ...context,
      '@type': 'WebSite',
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=q' },
    }
    expect([store, post, search].flatMap(checkStructuredData)).toEqual([])
  })

  test.each<[string, object, string]>([
    ['an unknown type', { ...product, '@type': 'Prodct' }, 'Prodct has the type "Prodct", which'],
    [
      'an unknown property',
      { ...product, titel: 'x' },
      'Product.titel is no property of schema.org',
    ],
    [
      'a property of another type',
      { ...product, datePublished: '2026-01-01' },
      'Product.datePublished is no property of a Product',
    ],
    [
      'a property of another type below',
      withOffer({ telephone: '1' }),
      'Product.offers.telephone is no property of a Offer',
    ],
    [
      'a value of another type',
      { ...product, brand: { '@type': 'Offer' } },
      'Product.brand is a Offer, not Brand or Organization',
    ],
    [
      'a member of another list',
      withOffer({ availability: 'https://schema.org/FreeReturn' }),
      'Product.offers.availability is "https://schema.org/FreeReturn", not ItemAvailability',
    ],
    [
      'a text in the place of a member',
      withOffer({ availability: 'in stock' }),
      'Product.offers.availability is "in stock", not ItemAvailability',
    ],
    [
      'a fraction in the place of an integer',
      withOffer({
        hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnDays: 1.5 },
      }),
      'merchantReturnDays is 1.5, not Date or DateTime or Integer',
    ],
    ['a missing value', { ...product, name: null }, 'Product.name is null, not Text'],
    ['another vocabulary', { ...product, '@context': 'https://x.test' }, '@context is not'],
    [
      'an inherited name',
      { ...product, constructor: 'x' },
      'constructor is no property of schema.org',
    ],
  ])('names %s', (_, document, problem) => {
    expect(checkStructuredData(document)).toEqual([expect.stringContaining(problem)])
  })
})

test('checkPageStructuredData reads every document of a page', () => {
  const toScript = (document: object) =>
    `<script type="application/ld+json">${JSON.stringify(document)}</script>`
  const html = `<main>${toScript(product)}<p></p>${toScript({ ...product, titel: 1 })}</main>`
  expect(checkPageStructuredData(html)).toEqual({
    types: ['Product', 'Product'],
    problems: ['Product.titel is no property of schema.org'],
  })
})
