import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import {
  BRAND_PLACEHOLDER,
  SITE_PLACEHOLDER,
  STATIC_META_ATTRIBUTE,
} from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { SHELL_HEAD } from '../page-template.ts'
import { isStaticPattern } from '../path-patterns.ts'

/** Title and description of a page for search engines and previews; `{brand}` stands for the brand's name. */
export interface PageMeta {
  title: string
  description: string
}

interface PageHeadOptions {
  pattern: string
  /** Undefined for redirects. */
  meta: PageMeta | undefined
  indexable: boolean
}

const toMarkup = (text: string) => escapeHtml(text).replaceAll('{brand}', BRAND_PLACEHOLDER)

/** Title, description, preview and canonical address of a page, for clients that run no scripts. */
export function createPageHead({ pattern, meta, indexable }: PageHeadOptions): string {
  if (!meta) return SHELL_HEAD
  const title = `${toMarkup(meta.title)} · ${BRAND_PLACEHOLDER}`
  const description = toMarkup(meta.description)
  const address = `${SITE_PLACEHOLDER}${escapeHtml(pattern)}`
  const arabicAddress = `${SITE_PLACEHOLDER}${escapeHtml(toArabicAddress(pattern))}`
  const createAlternate = (language: string, href: string) =>
    `<link ${STATIC_META_ATTRIBUTE} rel="alternate" hreflang="${language}" href="${href}">`
  return [
    `<title ${STATIC_META_ATTRIBUTE}>${title}</title>`,
    `<meta ${STATIC_META_ATTRIBUTE} name="description" content="${description}">`,
    `<meta ${STATIC_META_ATTRIBUTE} property="og:title" content="${title}">`,
    `<meta ${STATIC_META_ATTRIBUTE} property="og:description" content="${description}">`,
    `<meta ${STATIC_META_ATTRIBUTE} property="og:type" content="website">`,
    `<meta ${STATIC_META_ATTRIBUTE} name="twitter:card" content="summary_large_image">`,
    ...(indexable && isStaticPattern(pattern)
      ? [
          `<link ${STATIC_META_ATTRIBUTE} rel="canonical" href="${address}">`,
          `<meta ${STATIC_META_ATTRIBUTE} property="og:url" content="${address}">`,
          createAlternate('en', address),
          createAlternate('ar', arabicAddress),
          createAlternate('x-default', address),
        ]
      : []),
  ].join('\n')
}
