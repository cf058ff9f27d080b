import { JSDOM } from 'jsdom'

import { createRobotsTxt, createSitemap, createSitemapIndex } from './crawler-files.ts'

const XHTML = 'http://www.w3.org/1999/xhtml'

/** The addresses in a sitemap or sitemap index, parsed as XML. */
function addressesIn(text: string, items = 'urlset > url') {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return [...document.querySelectorAll(`${items} > loc`)].map((loc) => loc.textContent)
}

/** The alternates that a sitemap states for its first address. */
function alternatesIn(text: string) {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
  const links = document.querySelector('url')?.getElementsByTagNameNS(XHTML, 'link') ?? []
  return Object.fromEntries(
    [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  )
}

test('createSitemapIndex lists the sitemaps of pages and of products', () => {
  expect(addressesIn(createSitemapIndex(2), 'sitemapindex > sitemap')).toEqual([
    '%SITE%/sitemap-pages.xml',
    '%SITE%/sitemap-products.xml',
    '%SITE%/sitemap-products-2.xml',
  ])
})

describe('createSitemap', () => {
  test('returns absolute addresses in both languages', () => {
    expect(addressesIn(createSitemap(['/', '/shop']))).toEqual([
      '%SITE%/',
      '%SITE%/ar',
      '%SITE%/shop',
      '%SITE%/ar/shop',
    ])
  })

  test('states the address in each language', () => {
    expect(alternatesIn(createSitemap(['/a&b']))).toEqual({
      en: '%SITE%/a&b',
      ar: '%SITE%/ar/a&b',
      'x-default': '%SITE%/a&b',
    })
  })

  test('returns valid XML for no paths and for special characters', () => {
    expect(addressesIn(createSitemap([]))).toEqual([])
    expect(addressesIn(createSitemap(["/a&b<c>'"]))).toEqual([
      "%SITE%/a&b<c>'",
      "%SITE%/ar/a&b<c>'",
    ])
  })
})

describe('createRobotsTxt', () => {
  const rulesFor = (excluded: string[], indexable: string[] = ['/shop']) =>
    createRobotsTxt(excluded, indexable).match(/(?<=Disallow: ).*/g) ?? []

  test('lists excluded paths and the sitemap', () => {
    expect(createRobotsTxt(['/login', '/portal'], ['/'])).toBe(
      'User-agent: *\nDisallow: /login\nDisallow: /ar/login\nDisallow: /portal\nDisallow: /ar/portal\n\nSitemap: %SITE%/sitemap.xml\n# Products for merchants: %SITE%/product-feed.xml\n# Products for merchants: %SITE%/ar/product-feed.xml\n',
    )
  })

  test('ends a rule with $ when its prefix covers an indexable page', () => {
    expect(rulesFor(['/shop'], ['/shop-list'])).toEqual(['/shop$', '/ar/shop$'])
    expect(rulesFor(['/shop'], ['/', '/sale'])).toEqual(['/shop', '/ar/shop'])
    expect(rulesFor(['/a'], ['/shop'])).toEqual(['/a$', '/ar/a$'])
  })

  test('covers a pattern by its prefix, unless that covers an indexable page', () => {
    expect(rulesFor(['/order/:id'])).toEqual(['/order/', '/ar/order/'])
    expect(rulesFor(['/order/:id'], ['/order/new'])).toEqual([])
    expect(rulesFor(['/:anything'])).toEqual([])
  })
})
