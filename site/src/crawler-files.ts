import { SITE_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { isStaticPattern } from './path-patterns.ts'

export const SITEMAP_PATH = '/sitemap.xml'
export const PAGES_SITEMAP_PATH = '/sitemap-pages.xml'
export const PRODUCTS_SITEMAP_PATH = '/sitemap-products.xml'

// Written by hand: the `sitemap` package streams complete URLs, and refuses the placeholder of the origin.
function createSitemapDocument(root: string, item: string, paths: readonly string[]): string {
  const items = paths.map(
    (path) => `<${item}><loc>${SITE_PLACEHOLDER}${escapeHtml(path)}</loc></${item}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`
}

/** The sitemap of these paths, with a placeholder for the site's origin. */
export function createSitemap(paths: readonly string[]): string {
  return createSitemapDocument('urlset', 'url', paths)
}

/** The sitemap index: pages, generated at release time, and the catalogue, generated on request. */
export const SITEMAP_INDEX = createSitemapDocument('sitemapindex', 'sitemap', [
  PAGES_SITEMAP_PATH,
  PRODUCTS_SITEMAP_PATH,
])

/**
 * `robots.txt`.
 * @param excluded path patterns that must not be indexed
 * @param indexable path patterns that may be
 */
export function createRobotsTxt(excluded: readonly string[], indexable: readonly string[]): string {
  const rules = excluded.flatMap((pattern) => {
    const prefix = pattern.replace(/[:*].*$/, '')
    // A rule matches every address with its prefix; `$` limits it to the address itself.
    const coversIndexable = indexable.some((other) => other.startsWith(prefix))
    if (coversIndexable && !isStaticPattern(pattern)) return []
    return [`Disallow: ${prefix}${coversIndexable ? '$' : ''}`]
  })
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${SITE_PLACEHOLDER}${SITEMAP_PATH}\n`
}
