import { languagePrefix, withoutLanguagePrefix } from './language-address.ts'

/** Says what machines may read of the whole shop; the page at `/agents` has another address for its Markdown. */
export const SHOP_TEXT_PATHS = ['/agents.md', '/llms.txt'] as const

/** Files of folders, so that no page's address is taken by another text. */
const folderPaths: readonly string[] = ['/', '/agents']

/** The address of a page's Markdown. @param address path, query and fragment of the page, with or without a language prefix */
export function toMarkdownAddress(address: string): string {
  const [path = '', ...rest] = address.split(/(?=[?#])/)
  const page = withoutLanguagePrefix(path)
  const file = folderPaths.includes(page) ? `${page.replace(/\/$/, '')}/index.md` : `${page}.md`
  return languagePrefix(path) + file + rest.join('')
}

const markdownPattern = /^([^?#]*?)(?:\/index)?\.md(?=[?#]|$)/

/** The address of the page whose Markdown is here; null for any other address. @param address path, or more from there on */
export function fromMarkdownAddress(address: string): string | null {
  const [found, page = ''] = markdownPattern.exec(address) ?? []
  return found === undefined ? null : (page || '/') + address.slice(found.length)
}
