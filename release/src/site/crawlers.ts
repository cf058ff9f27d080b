import { SITE_MARK } from '@shop/config/page-marks.js'

import { escapeMarkup } from './escape.ts'
import { isAddress } from './page-head.ts'

/** The sitemap of these pages: those whose pattern is one address. */
export function sitemap(patterns: readonly string[]): string {
  const urls = patterns
    .filter(isAddress)
    .map((pattern) => `<url><loc>${SITE_MARK}${escapeMarkup(pattern)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

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
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${SITE_MARK}/sitemap.xml\n`
}
