import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { SITE_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { isStaticPattern } from './path-patterns.ts'

export const SITEMAP_PATH = '/sitemap.xml'
export const PAGES_SITEMAP_PATH = '/sitemap-pages.xml'
/** Paths in one sitemap, each of which has an address in two languages. */
export const SITEMAP_SIZE = 5_000
/** Path of a part of the catalogue's sitemap. @param part counted from 1 */
export const productsSitemapPath = (part: number): string =>
  `/sitemap-products${part === 1 ? '' : `-${part}`}.xml`
/** Feed of the products for merchants' programs; the Arabic one is at its Arabic address. */
export const PRODUCT_FEED_PATH = '/product-feed.xml'

// Written by hand: the `sitemap` package streams complete URLs, and refuses the placeholder of the origin.
const toUrl = (path: string) => SITE_PLACEHOLDER + escapeHtml(path)

function createSitemapDocument(root: string, items: readonly string[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${items.join('\n')}
</${root}>
`
}

/** The sitemap of these paths, each in both languages, with a placeholder for the site's origin. */
export function createSitemap(paths: readonly string[]): string {
  const items = paths.flatMap((path) => {
    const arabic = toArabicAddress(path)
    const alternates = Object.entries({ en: path, ar: arabic, 'x-default': path }).map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${toUrl(address)}"/>`,
    )
    return [path, arabic].map(
      (address) => `<url><loc>${toUrl(address)}</loc>${alternates.join('')}</url>`,
    )
  })
  return createSitemapDocument('urlset', items, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"')
}

/** The sitemap index: pages, generated at release time, and the parts of the catalogue, generated on request. */
export function createSitemapIndex(parts: number): string {
  const products = Array.from({ length: parts }, (_, index) => productsSitemapPath(index + 1))
  return createSitemapDocument(
    'sitemapindex',
    [PAGES_SITEMAP_PATH, ...products].map((path) => `<sitemap><loc>${toUrl(path)}</loc></sitemap>`),
  )
}

/** The text of `robots.txt`, by path patterns that must not be indexed, and those that may be. */
export function createRobotsTxt(excluded: readonly string[], indexable: readonly string[]): string {
  const rules = excluded.flatMap((pattern) => {
    const prefix = pattern.replace(/[:*].*$/, '')
    // A rule matches every address with its prefix; `$` limits it to the address itself.
    const coversIndexable = indexable.some((other) =>
      [other, toArabicAddress(other)].some((each) => each.startsWith(prefix)),
    )
    if (coversIndexable && !isStaticPattern(pattern)) return []
    const end = coversIndexable ? '$' : ''
    return [prefix, toArabicAddress(prefix)].map((each) => `Disallow: ${each}${end}`)
  })
  const feeds = [PRODUCT_FEED_PATH, toArabicAddress(PRODUCT_FEED_PATH)].map(
    (path) => `# Products for merchants: ${SITE_PLACEHOLDER}${path}\n`,
  )
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${SITE_PLACEHOLDER}${SITEMAP_PATH}\n${feeds.join('')}`
}
