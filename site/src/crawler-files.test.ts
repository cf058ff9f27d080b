import { JSDOM } from 'jsdom'

import { robots, sitemap, sitemapIndex } from './crawler-files.ts'

describe('a sitemap', () => {
  /** The addresses in a sitemap or a list of them, which is read as XML. */
  function addressesIn(text: string, items = 'urlset > url') {
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window
    expect(document.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    )
    return [...document.querySelectorAll(`${items} > loc`)].map((loc) => loc.textContent)
  }

  test('holds the whole addresses of its pages', () => {
    expect(addressesIn(sitemap(['/', '/shop']))).toEqual(['%SITE%/', '%SITE%/shop'])
  })

  test('is one of two in the list', () => {
    expect(addressesIn(sitemapIndex, 'sitemapindex > sitemap')).toEqual([
      '%SITE%/sitemap-pages.xml',
      '%SITE%/sitemap-products.xml',
    ])
  })

  test('is sound with nothing in it, and with anything', () => {
    expect(addressesIn(sitemap([]))).toEqual([])
    expect(addressesIn(sitemap(["/a&b<c>'"]))).toEqual(["%SITE%/a&b<c>'"])
  })
})

describe('the rules for crawlers', () => {
  const rulesFor = (unlisted: string[], listed: string[] = ['/shop']) =>
    robots(unlisted, listed).match(/(?<=Disallow: ).*/g) ?? []

  test('name what is not to be listed, and the sitemap', () => {
    expect(robots(['/login', '/portal'], ['/'])).toBe(
      'User-agent: *\nDisallow: /login\nDisallow: /portal\n\nSitemap: %SITE%/sitemap.xml\n',
    )
  })

  test('keep nobody from a page that only begins alike', () => {
    expect(rulesFor(['/shop'], ['/shop-list'])).toEqual(['/shop$'])
    expect(rulesFor(['/shop'], ['/', '/sale'])).toEqual(['/shop'])
  })

  test('cover all addresses of a pattern, unless others are among them', () => {
    expect(rulesFor(['/order/:id'])).toEqual(['/order/'])
    expect(rulesFor(['/order/:id'], ['/order/new'])).toEqual([])
    expect(rulesFor(['/:anything'])).toEqual([])
  })
})
