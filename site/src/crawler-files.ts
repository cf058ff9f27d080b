import { SITE_MARK } from '@shop/config/page-marks.js'

import { escapeMarkup } from './escape-html.ts'
import { isAddress } from './generate/page-head.ts'

/** Where crawlers find the list of sitemaps, and the two that are in it. */
export const SITEMAP = '/sitemap.xml'
export const PAGES_SITEMAP = '/sitemap-pages.xml'
export const PRODUCTS_SITEMAP = '/sitemap-products.xml'

/** A document of the sitemap protocol in which each of these addresses of the site is an `item`. */
function locations(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map(
    (address) => `<${item}><loc>${SITE_MARK}${escapeMarkup(address)}</loc></${item}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`
}

/** The sitemap of these pages. @param addresses path patterns without parameters */
export function sitemap(addresses: readonly string[]): string {
  return locations('urlset', 'url', addresses)
}

/** The list of sitemaps: one of the pages, which a release writes, one of the catalogue, which the site does. */
export const sitemapIndex = locations('sitemapindex', 'sitemap', [PAGES_SITEMAP, PRODUCTS_SITEMAP])

/**
 * What crawlers are asked to leave alone.
 * @param unlisted patterns of pages that search engines must not list
 * @param listed those that they may
 */
export function robots(unlisted: readonly string[], listed: readonly string[]): string {
  const rules = unlisted.flatMap((pattern) => {
    const start = pattern.replace(/[:*].*$/, '')
    // A rule holds for every address that begins so; where that is too much, for this one alone.
    const tooMuch = listed.some((other) => other.startsWith(start))
    if (tooMuch && !isAddress(pattern)) return []
    return [`Disallow: ${start}${tooMuch ? '$' : ''}`]
  })
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${SITE_MARK}${SITEMAP}\n`
}
