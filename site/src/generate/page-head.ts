import { BRAND_MARK, SITE_MARK, WRITTEN } from '@shop/config/page-marks.js'

import type { Meta } from 'release/build/manifests.ts'
import { escapeMarkup } from '../escape-html.ts'

interface PageFacts {
  pattern: string
  meta: Meta | undefined
  /** Whether search engines may list the page. */
  listed: boolean
}

/** A pattern that is one address: without parameters. */
export const isAddress = (pattern: string) => !/[:*]/.test(pattern)

const fill = (text: string) => escapeMarkup(text).replaceAll('{brand}', BRAND_MARK)

/** Title, description, preview and canonical address of a page, for readers that run no scripts. */
export function pageHead({ pattern, meta, listed }: PageFacts): string {
  if (!meta) return shellHead
  const title = `${fill(meta.title)} · ${BRAND_MARK}`
  const description = fill(meta.description)
  const address = `${SITE_MARK}${escapeMarkup(pattern)}`
  return [
    `<title ${WRITTEN}>${title}</title>`,
    `<meta ${WRITTEN} name="description" content="${description}">`,
    `<meta ${WRITTEN} property="og:title" content="${title}">`,
    `<meta ${WRITTEN} property="og:description" content="${description}">`,
    `<meta ${WRITTEN} property="og:type" content="website">`,
    `<meta ${WRITTEN} name="twitter:card" content="summary_large_image">`,
    ...(listed && isAddress(pattern)
      ? [
          `<link ${WRITTEN} rel="canonical" href="${address}">`,
          `<meta ${WRITTEN} property="og:url" content="${address}">`,
        ]
      : []),
  ].join('\n')
}

/** The head of a page of which only the shop is known. */
export const shellHead = `<title ${WRITTEN}>${BRAND_MARK}</title>`
