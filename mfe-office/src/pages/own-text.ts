import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { fromMarkdownAddress } from '@shop/contracts/rules/markdown-address.ts'
import { MARKDOWN_BREAK } from '@shop/contracts/rules/markdown-text.ts'

/** The target of a link, after what is before it: older browsers have no lookbehind. */
const linkPattern = /((?:^|[^\\])\]\()([^()\s]+)(?=\))/g

/** Leads to a page of the shop by its path again: its Markdown is for programs, and the language the visitor's. */
function toPagePath(address: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl)
  if (!address.startsWith(`${origin}/`)) return address
  const path = address.slice(origin.length)
  return withoutLanguagePrefix(fromMarkdownAddress(path) ?? path)
}

/**
 * The words of a page's Markdown that an owner can replace, as an owner would have written them. Those that begin without a
 * title have the page's.
 */
export function toOwnText(markdown: string, siteUrl: string): string {
  const [whole = '', words] = markdown.split(`\n\n${MARKDOWN_BREAK}\n\n`)
  const [title = ''] = whole.split('\n', 1)
  const own =
    words === undefined
      ? whole
      : words.startsWith('## ')
        ? words.replace('##', '#')
        : `${title}\n\n${words}`
  return own.replaceAll(
    linkPattern,
    (_, before: string, address: string) => before + toPagePath(address, siteUrl),
  )
}

/** The title of a text in Markdown, as it is shown. */
export const toTitle = (markdown: string): string =>
  markdown.split('\n', 1)[0]?.replace(/^# +/, '').replaceAll(/\\(.)/g, '$1').trim() ?? ''
