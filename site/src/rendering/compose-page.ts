import { createFontPreload } from '@shop/release-format/font-preload.js'
import { STATIC_META_ATTRIBUTE } from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { createPreload } from '../page-template.ts'
import type { RenderedPage } from './render-worker-messages.ts'

const DATA_ID = 'page-data'

const staticElement = new RegExp(
  `<(?:title ${STATIC_META_ATTRIBUTE}>[^<]*</title|(?:meta|link) ${STATIC_META_ATTRIBUTE}(="picture")?[^>]*)>`,
  'g',
)

/** Keeps JSON from ending the script element that it is in. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')

/** The head script does the same in a page that was not rendered. */
function createArabicFontLink(html: string): string {
  const [, href] = /data-font-ar="([^"]+)"/.exec(html) ?? []
  return href ? createFontPreload(href) : ''
}

const BUILT_LANGUAGE = 'lang="en" dir="ltr"'

const toAttributes = (language: 'en' | 'ar') =>
  language === 'ar' ? 'lang="ar" dir="rtl"' : BUILT_LANGUAGE

/** States the language in HTML that the browser fills by itself. */
export const toLanguage = (html: string, language: 'en' | 'ar'): string =>
  html.replace(BUILT_LANGUAGE, toAttributes(language))

interface RenderedFor {
  language: 'en' | 'ar'
  /** Path and query that were rendered. */
  url: string
}

/** Fills in what was rendered last, so that nothing in it is taken for the HTML's own. */
function fill(html: string, page: RenderedPage, { language, url }: RenderedFor, more = ''): string {
  const font = language === 'ar' ? createArabicFontLink(html) : ''
  const root = `<div id="root">${page.html}</div><script type="application/json" id="${DATA_ID}">${escapeJson(page.data)}</script>`
  const attributes = `${toAttributes(language)} data-rendered-url="${escapeHtml(url)}" data-rendered-lang="${language}"${more}`
  return html
    .replace(BUILT_LANGUAGE, () => attributes)
    .replace('<head>\n', (start) => start + font)
    .replace('</head>', () => `${page.head}${page.styles}</head>`)
    .replace('<div id="root"></div>', () => root)
}

const sheetPreload = /<link rel="preload" as="style"([^>]*)>\n?/g

/**
 * Puts a rendered page into the HTML that the browser would fill by itself.
 * @param html of the page's address, as generated at release
 */
export function composePage(html: string, page: RenderedPage, rendered: RenderedFor): string {
  const hasPicture = page.head.includes('property="og:image"')
  const prepared = html
    .replaceAll(staticElement, (element, picture) => (picture && !hasPicture ? element : ''))
    // Fetched by the inline script for late scripts.
    .replaceAll('<script defer fetchpriority="high"', '<script type="late"')
    .replaceAll(/<link rel="preload"(?= as="(?:script|fetch)")/g, '<link rel="late"')
    .replaceAll(sheetPreload, '')
  // Where the browser adds those of the next page: after the rules of styled-components, so that the same rule wins.
  const sheets = [...html.matchAll(sheetPreload)].map(
    ([, rest]) => `<link rel="stylesheet"${rest}>`,
  )
  return fill(prepared, { ...page, styles: page.styles + sheets.join('') }, rendered)
}

/**
 * Puts the shell around the place of a page into the HTML, whose scripts are as urgent as without it.
 * @param layout the shell as it is rendered without the page
 */
export function composeLayout(html: string, layout: RenderedPage, rendered: RenderedFor): string {
  // The head script leaves the messages of what was rendered to the late scripts.
  const [, messages = ''] =
    new RegExp(`data-messages-${rendered.language}="([^"]*)"`).exec(html) ?? []
  const preloads = messages
    .split(' ')
    .filter(Boolean)
    .map((href) => createPreload(href))
  const prepared = html.replace('</head>', () => `${preloads.join('')}</head>`)
  return fill(prepared, layout, rendered, ' data-layout')
}
