import { createHash } from 'node:crypto'

import { HEAD_MARK } from '@shop/config/page-marks.js'
import type { Discovery, DiscoveryEntry } from '@shop/contracts/discovery.ts'

import { describe } from 'release/build/manifests.ts'
import { languageOf, languages, type Language } from '../locale-files.ts'
import type { ReleaseStore } from 'release/store/release-store.ts'
import { robots, sitemap } from '../crawler-files.ts'
import { isAddress, pageHead, shellHead } from './page-head.ts'

/** Which file answers what; the files' names are their contents', so this file alone decides what is served. */
export interface PageIndex {
  /** The page of what the shell answers itself. */
  shell: string
  /** By path pattern of a remote. */
  pages: Record<string, { file: string; listed: boolean }>
  sitemap: string
  robots: string
}

export const PAGE_FOLDER = 'pages'
export const PAGE_INDEX = `${PAGE_FOLDER}/index.json`
const PRELOAD_MARK = '<!--preload-->'
/** Addresses that only lead elsewhere. */
const PORTAL = '/portal'

/** A file's address, relative to the folder that the entry's script is in. */
const beside = (entry: DiscoveryEntry, file: string) =>
  new URL(file, new URL(entry.url, 'http://site')).href.replace('http://site', '')

/** Files that a page needs beside its entry; those of one language only where `lang` is given. */
function filesFor(entry: DiscoveryEntry, pattern: string, lang?: Language) {
  const files = [...entry.extras.preload, ...(entry.extras.pages[pattern] ?? [])]
  return files.filter((file) => languageOf(file) === lang).map((file) => beside(entry, file))
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

/** The live version of a remote that visitors get who take part in no trial. */
function defaultEntry(entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined {
  return entries.find(({ deployment }) => deployment?.default) ?? entries[0]
}

/**
 * Writes what is served beside the versions: the shell's page, one for every path pattern of a live remote
 * with its head and preload links, the sitemap, the crawlers' rules. All of it is live at once, when the index is.
 * @param template the shell's page as built
 */
export async function writePages(
  store: ReleaseStore,
  template: string,
  discovery: Discovery,
): Promise<void> {
  async function write(text: string, ending: string): Promise<string> {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const file = `${PAGE_FOLDER}/${name}.${ending}`
    await store.writeSite(file, text)
    return file
  }
  const fill = (head: string, links: string) =>
    template.replace(HEAD_MARK, () => head).replace(PRELOAD_MARK, () => links)

  const pages: PageIndex['pages'] = {}
  const mapped: string[] = []
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const entry = defaultEntry(entries)
    if (!entry) continue
    const { meta, unlisted } = await describe(store.files(name, entry.metadata.version))
    for (const pattern of entry.extras.paths) {
      const listed = !unlisted.includes(pattern)
      const head = pageHead({ pattern, meta: meta[pattern]?.en, listed })
      const html = fill(head, `${dataLinks}\n${preloadLinks(entry, pattern)}`)
      const file = await write(addMessages(html, entry, pattern), 'html')
      pages[pattern] = { file, listed }
      if (listed && meta[pattern] && isAddress(pattern)) mapped.push(pattern)
    }
  }
  const patterns = (listed: boolean) =>
    Object.keys(pages).filter((pattern) => pages[pattern]?.listed === listed)
  const index: PageIndex = {
    shell: await write(fill(shellHead, dataLinks), 'html'),
    pages,
    sitemap: await write(sitemap(mapped), 'xml'),
    robots: await write(robots([...patterns(false), PORTAL], patterns(true)), 'txt'),
  }
  await store.writeSite(PAGE_INDEX, `${JSON.stringify(index, null, 2)}\n`)
}
