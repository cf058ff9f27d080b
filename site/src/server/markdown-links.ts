import { toArabicAddress } from '@shop/contracts/rules/language-address.ts'
import { toMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { STATIC_META_ATTRIBUTE } from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import type { RenderedPage } from '../rendering/render-worker-messages.ts'
import type { PageSource } from './page-source.ts'

const toPath = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** The target of a link to a path of this site. */
const localLink = /(?<!\\)\]\((\/(?!\/)[^()\s]*)\)/g

/**
 * Turns the paths that a page's Markdown links to into addresses: in its own language, and of Markdown where the page has some.
 * Remotes do not know which pages of others have.
 */
export function linkMarkdown(
  markdown: string,
  { language, markdown: pages }: Pick<PageSource, 'language' | 'markdown'>,
  siteUrl: string,
): string {
  return markdown.replace(localLink, (_, path: string) => {
    const hasMarkdown = pages?.has(toPath(path)) ?? null
    const address = hasMarkdown ? toMarkdownAddress(path) : path
    const isPage = hasMarkdown !== null && language === 'ar'
    return `](${new URL(isPage ? toArabicAddress(address) : address, siteUrl).href})`
  })
}

/** Adds the address of its Markdown to the head of a page that has some. The browser removes it when the page is left. */
export function withMarkdownLink(
  page: RenderedPage,
  { markdown, url }: Pick<PageSource, 'markdown' | 'url'>,
  { siteUrl }: { siteUrl: string },
): RenderedPage {
  if (!markdown || page.status >= 400) return page
  const href = escapeHtml(new URL(toMarkdownAddress(url), siteUrl).href)
  const of = escapeHtml(toPath(url))
  const link = `<link ${STATIC_META_ATTRIBUTE}="${of}" rel="alternate" type="text/markdown" href="${href}">`
  return { ...page, head: page.head + link }
}
