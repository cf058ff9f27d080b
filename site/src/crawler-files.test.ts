import { JSDOM } from 'jsdom'

import { createRobotsTxt, createSitemap, SITEMAP_INDEX } from './crawler-files.ts'

/** The addresses in a sitemap or sitemap index, parsed as XML. */
function addressesIn(text: string, items = 'urlset > url') {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return [...document.querySelectorAll(`${items} > loc`)].map((loc) => loc.textContent)
}

test('SITEMAP_INDEX lists the sitemaps of pages and of products', () => {
  expect(addressesIn(SITEMAP_INDEX, 'sitemapindex > sitemap')).toEqual([
    '%SITE%/sitemap-pages.xml',
    '%SITE%/sitemap-products.xml',
  ])
})

describe('createSitemap', () => {
  test('returns absolute addresses', () => {
    expect(addressesIn(createSitemap(['/', '/shop']))).toEqual(['%SITE%/', '%SITE%/shop'])
  })

  test('returns valid XML for no paths and for special characters', () => {
    expect(addressesIn(createSitemap([]))).toEqual([])
    expect(addressesIn(createSitemap(["/a&b<c>'"]))).toEqual(["%SITE%/a&b<c>'"])
  })
})

describe('createRobotsTxt', () => {
  const rulesFor = (excluded: string[], indexable: string[] = ['/shop']) =>
    createRobotsTxt(excluded, indexable).match(/(?<=Disallow: ).*/g) ?? []

  test('lists excluded paths and the sitemap', () => {
    expect(createRobotsTxt(['/login', '/portal'], ['/'])).toBe(
      'User-agent: *\nDisallow: /login\nDisallow: /portal\n\nSitemap: %SITE%/sitemap.xml\n',
    )
  })

  test('ends a rule with $ when its prefix covers an indexable page', () => {
    expect(rulesFor(['/shop'], ['/shop-list'])).toEqual(['/shop$'])
    expect(rulesFor(['/shop'], ['/', '/sale'])).toEqual(['/shop'])
  })

  test('covers a pattern by its prefix, unless that covers an indexable page', () => {
    expect(rulesFor(['/order/:id'])).toEqual(['/order/'])
    expect(rulesFor(['/order/:id'], ['/order/new'])).toEqual([])
    expect(rulesFor(['/:anything'])).toEqual([])
  })
})
