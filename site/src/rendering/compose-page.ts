import { STATIC_META_ATTRIBUTE } from '@shop/config/html-placeholders.js'

import type { RenderedPage } from './render-worker-messages.ts'

/** Id of the element with the page's data. */
const DATA_ID = 'page-data'

const staticElement = new RegExp(
  `<(?:title ${STATIC_META_ATTRIBUTE}>[^<]*</title|(?:meta|link) ${STATIC_META_ATTRIBUTE}(="picture")?[^>]*)>`,
  'g',
)

/** JSON inside of a script element: nothing in it can end the element. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')

/** The head script does the same in a page that was not rendered. */
function createArabicFontLink(html: string): string {
  const [, href] = /data-font-ar="([^"]+)"/.exec(html) ?? []
  return href
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}">\n`
    : ''
}

/**
 * Puts a rendered page into the HTML that the browser would fill by itself.
 * @param html of the page's address, as generated at release
 */
export function composePage(html: string, page: RenderedPage, language: 'en' | 'ar'): string {
  const { head, styles, data } = page
  const hasPicture = head.includes('property="og:image"')
  const root = `<div id="root">${page.html}</div><script type="application/json" id="${DATA_ID}">${escapeJson(data)}</script>`
  const font = language === 'ar' ? createArabicFontLink(html) : ''
  const attributes = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-rendered-lang="${language}"`
  return (
    html
      .replace('lang="en" dir="ltr"', () => attributes)
      .replaceAll(staticElement, (element, picture) => (picture && !hasPicture ? element : ''))
      // Fetched by the inline script for late scripts.
      .replaceAll('<script defer fetchpriority="high"', '<script type="late"')
      .replaceAll(/<link rel="preload"(?= as="(?:script|fetch)")/g, '<link rel="late"')
      .replace('<head>\n', (start) => start + font)
      .replace('</head>', () => `${head}${styles}</head>`)
      .replace('<div id="root"></div>', () => root)
  )
}
