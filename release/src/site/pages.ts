import type { Discovery, DiscoveryEntry } from '@shop/contracts/discovery.ts'

import type { ReleaseStore } from '../store/release-store.ts'

/** Which HTML file answers which path pattern; patterns of the shell itself are not in it. */
export type PageIndex = Record<string, string>

export const PAGE_INDEX = 'pages/index.json'
export const SHELL_PAGE = 'pages/shell.html'
const MARK = '<!--preload-->'

/** A file's address, relative to the folder that the entry's script is in. */
const beside = (entry: DiscoveryEntry, file: string) =>
  new URL(file, new URL(entry.url, 'http://site')).href.replace('http://site', '')

const languages = ['en', 'ar'] as const
const inLanguage = /^messages\.(?:.+\.)?(en|ar)\./

/** Files that a page needs beside its entry; those of one language only where `lang` is given. */
function filesFor(entry: DiscoveryEntry, pattern: string, lang?: (typeof languages)[number]) {
  const files = [...entry.extras.preload, ...(entry.extras.pages[pattern] ?? [])]
  return files
    .filter((file) => inLanguage.exec(file)?.[1] === lang)
    .map((file) => beside(entry, file))
}

/** Preload links for what a page of a remote needs: everything that can be known before the first script runs. */
export function preloadLinks(entry: DiscoveryEntry, pattern: string): string {
  return [entry.url, ...filesFor(entry, pattern)]
    .map((href) => `<link rel="preload" as="script" href="${href}">`)
    .join('\n')
}

/** The page with a remote's messages added to those that the head script, which knows the language, preloads. */
function addMessages(page: string, entry: DiscoveryEntry, pattern: string): string {
  return languages.reduce((text, lang) => {
    const files = filesFor(entry, pattern, lang).join(' ')
    return text.replace(`data-messages-${lang}="`, (mark) => `${mark}${files} `)
  }, page)
}

/** The shell's data, fetched by its first script; begun earlier by these. */
const dataLinks = ['/config.json', '/discovery.json']
  .map((href) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`)
  .join('\n')

/**
 * Writes the HTML of the site: the shell's page, and one for every path pattern of a live remote with
 * preload links for that page.
 * @param template the shell's page as built
 */
export async function writePages(
  store: ReleaseStore,
  template: string,
  discovery: Discovery,
): Promise<void> {
  const fill = (links: string) => template.replace(MARK, () => links)
  await store.writeSite(SHELL_PAGE, fill(dataLinks))
  const index: PageIndex = {}
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const entry = entries.find(({ deployment }) => deployment?.default) ?? entries[0]
    if (!entry) continue
    for (const [number, pattern] of entry.extras.paths.entries()) {
      const file = `pages/${name}.${number}.html`
      const page = fill(`${dataLinks}\n${preloadLinks(entry, pattern)}`)
      await store.writeSite(file, addMessages(page, entry, pattern))
      index[pattern] = file
    }
  }
  await store.writeSite(PAGE_INDEX, `${JSON.stringify(index, null, 2)}\n`)
}
