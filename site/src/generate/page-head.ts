import { BRAND_MARK, SITE_MARK, WRITTEN } from '@shop/config/page-marks.js'

import { escapeHtml } from '../escape-html.ts'
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
  /** Whether search engines may index the page. */
  indexable: boolean
}

const toMarkup = (text: string) => escapeHtml(text).replaceAll('{brand}', BRAND_MARK)

/** Title, description, preview and canonical address of a page, for clients that run no scripts. */
export function createPageHead({ pattern, meta, indexable }: PageHeadOptions): string {
  if (!meta) return SHELL_HEAD
  const title = `${toMarkup(meta.title)} · ${BRAND_MARK}`
  const description = toMarkup(meta.description)
  const address = `${SITE_MARK}${escapeHtml(pattern)}`
  return [
    `<title ${WRITTEN}>${title}</title>`,
    `<meta ${WRITTEN} name="description" content="${description}">`,
    `<meta ${WRITTEN} property="og:title" content="${title}">`,
    `<meta ${WRITTEN} property="og:description" content="${description}">`,
    `<meta ${WRITTEN} property="og:type" content="website">`,
    `<meta ${WRITTEN} name="twitter:card" content="summary_large_image">`,
    ...(indexable && isStaticPattern(pattern)
      ? [
          `<link ${WRITTEN} rel="canonical" href="${address}">`,
          `<meta ${WRITTEN} property="og:url" content="${address}">`,
        ]
      : []),
  ].join('\n')
}

/** The head of the shell's page and of redirects: the brand's name alone. */
export const SHELL_HEAD = `<title ${WRITTEN}>${BRAND_MARK}</title>`
