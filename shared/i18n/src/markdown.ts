// Loaded by the modules of pages' Markdown only, which browsers never load.
import { escapeMarkdown } from '@shop/contracts/rules/markdown-text.ts'
import type { Language } from '@shop/kernel/language'

/** The page whose Markdown is asked for. */
export interface MarkdownRequest {
  params: Readonly<Record<string, string | undefined>>
  searchParams: URLSearchParams
  lang: Language
  /** Its props in `pages.json`. */
  props?: Readonly<Record<string, unknown>>
}

/**
 * Says what is on a page in Markdown. It finds texts and data as the page does, whose loader has run. Links lead to pages of the
 * shop by their paths, which the site turns into addresses.
 * @throws NotFoundError when there is no such page
 */
export type MarkdownPage = (request: MarkdownRequest) => string | Promise<string>

/** A message without its elements. */
export const withoutElements = (message: string): string => message.replaceAll(/<\/?\d+>/g, '')

const inLine = (text: string) => escapeMarkdown(text.replaceAll(/\s+/g, ' '))

/** A heading; that of the page has level 1. */
export const markdownHeading = (level: 1 | 2 | 3, text: string): string =>
  `${'#'.repeat(level)} ${inLine(text)}`

const toTarget = (address: string) =>
  address.replaceAll(/[()<>\s]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  )

/** A link. @param address path of a page of the shop, or a whole address */
export const markdownLink = (text: string, address: string): string =>
  `[${inLine(text)}](${toTarget(address)})`

/** A picture. */
export const markdownPicture = (text: string, address: string): string =>
  `!${markdownLink(text, address)}`

/** A list. @param items Markdown of one line each; what is empty is left out */
export const markdownList = (items: readonly (string | false | undefined)[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${String(item)}`)
    .join('\n')

/** A fact with its name, for a list. */
export const markdownFact = (name: string, fact: string): string =>
  `**${inLine(name.replace(/:$/, ''))}:** ${inLine(fact)}`

/** Links to the other pages of a list by their numbers; empty for a list of one. */
export const markdownPages = (
  total: number,
  current: number,
  toPath: (page: number) => string,
): string =>
  Array.from({ length: total }, (_, index) => index + 1)
    .filter((page) => page !== current)
    .map((page) => markdownLink(String(page), toPath(page)))
    .join(' · ')

/** A table. @param head texts @param rows Markdown of one line for each cell; empty for no table */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  if (rows.length === 0) return ''
  return [toRow(head.map(inLine)), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n')
}

/** A document of these blocks; what is empty is left out. */
export const markdownDocument = (blocks: readonly (string | false | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`
