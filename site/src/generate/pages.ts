import { createHash } from 'node:crypto'

import type { Discovery, DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { type Locale, localeOf, LOCALES } from '@shop/contracts/locale-files.ts'
import type { StandaloneRemote } from '@shop/contracts/standalone-remote.ts'
import {
  HEAD_PLACEHOLDER,
  PRELOAD_PLACEHOLDER,
  REMOTE_PLACEHOLDER,
} from '@shop/release-format/html-placeholders.js'
import { escapeHtml } from '@shop/server/escape-html.ts'

import { createRobotsTxt, createSitemap } from '../crawler-files.ts'
import { defaultEntry } from '../default-entry.ts'
import type { Digests } from '../digests.ts'
import { PAGE_FOLDER, type PageIndex, type ShellPages } from '../page-index.ts'
import { isStaticPattern, PORTAL_PATH } from '../path-patterns.ts'
import { createScriptPreload } from '../script-preload.ts'
import { createPageHead, type PageMeta, SHELL_HEAD } from './page-head.ts'
import { type ShellTrial, withTrialReports } from './shell-trial.ts'
import type { SiteFiles } from './site-files.ts'

/** What a version of a remote declares about its pages. */
export interface RemotePages {
  /** By path pattern; redirects have none. */
  meta: Record<string, { en: PageMeta }>
  /** Path patterns that search engines must not index. */
  noindex: readonly string[]
  /** Of its scripts, by name. */
  digests?: Digests
}

interface PagesContent {
  /** The shell's page as built. */
  template: string
  trial?: ShellTrial | null
  discovery: Discovery
  readRemotePages: (name: string, version: string) => Promise<RemotePages>
}

/** The address of a file beside the entry script. */
const resolveFile = (entry: DiscoveryEntry, file: string) =>
  new URL(file, new URL(entry.url, 'http://site')).href.replace('http://site', '')

/** Addresses of the files that a page needs besides its entry: those of one locale, or of none. */
function filesOf(entry: DiscoveryEntry, pattern: string, digests: Digests, locale?: Locale) {
  const files = [...entry.extras.preload, ...(entry.extras.pages[pattern] ?? [])]
  return files
    .filter((file) => localeOf(file) === locale)
    .map((file) => ({ href: resolveFile(entry, file), digest: digests[file] }))
}

/** Preload links for the scripts of a remote's page that every locale needs. */
export function createPreloadLinks(
  entry: DiscoveryEntry,
  pattern: string,
  digests: Digests = {},
): string {
  const { url, metadata } = entry
  return [{ href: url, digest: metadata.integrity }, ...filesOf(entry, pattern, digests)]
    .map(createScriptPreload)
    .join('\n')
}

/** Adds a remote's message catalogues to those that the head script, which knows the locale, preloads. */
function addMessageFiles(
  html: string,
  entry: DiscoveryEntry,
  pattern: string,
  digests: Digests = {},
): string {
  return LOCALES.reduce((text, locale) => {
    const files = filesOf(entry, pattern, digests, locale)
      .map(({ href, digest }) => (digest ? `${href}|${digest}` : href))
      .join(' ')
    return text.replace(`data-messages-${locale}="`, (attribute) => `${attribute}${files} `)
  }, html)
}

const createDataLink = (href: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`
const CONFIG_LINK = createDataLink('/config.json')

/** Preload links for the data that the shell's first script fetches. */
const DATA_LINKS = [CONFIG_LINK, createDataLink('/discovery.json')].join('\n')

/** The page of a path pattern, made of the shell's page. @param head title and what else clients without scripts read */
export function toRemotePage(
  shellPage: string,
  entry: DiscoveryEntry,
  pattern: string,
  digests: Digests = {},
  head = SHELL_HEAD,
): string {
  const html = shellPage
    .replace(SHELL_HEAD, () => head)
    .replace(DATA_LINKS, () => `${DATA_LINKS}\n${createPreloadLinks(entry, pattern, digests)}`)
  return addMessageFiles(html, entry, pattern, digests)
}

/** The shell's page, made of what was built. */
export const toShellPage = (template: string): string =>
  template
    .replace(HEAD_PLACEHOLDER, () => SHELL_HEAD)
    .replace(PRELOAD_PLACEHOLDER, () => DATA_LINKS)

/** The page of a remote alone, made of what was built. */
export function toStandalonePage(template: string, remote: StandaloneRemote): string {
  const { entry, integrity } = remote
  const links = [CONFIG_LINK, createScriptPreload({ href: entry, digest: integrity })]
  return template
    .replace(REMOTE_PLACEHOLDER, () => escapeHtml(JSON.stringify(remote)))
    .replace(HEAD_PLACEHOLDER, () => SHELL_HEAD)
    .replace(PRELOAD_PLACEHOLDER, () => links.join('\n'))
}

/** What the page of a path pattern is made of, whatever the shell. */
interface PageContent {
  pattern: string
  entry: DiscoveryEntry
  digests: Digests | undefined
  head: string
  indexable: boolean
  isInSitemap: boolean
}

async function listPages({ discovery, readRemotePages }: PagesContent): Promise<PageContent[]> {
  const pages = new Map<string, PageContent>()
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const entry = defaultEntry(entries)
    if (!entry) continue
    const { meta, noindex, digests } = await readRemotePages(name, entry.metadata.version)
    for (const pattern of entry.extras.paths) {
      // As the router does, where a rollback has left two owners.
      if (pages.has(pattern)) continue
      const indexable = !noindex.includes(pattern)
      const head = createPageHead({ pattern, meta: meta[pattern]?.en, indexable })
      const isInSitemap = indexable && Boolean(meta[pattern]) && isStaticPattern(pattern)
      pages.set(pattern, { pattern, entry, digests, head, indexable, isInSitemap })
    }
  }
  return [...pages.values()]
}

/**
 * Writes the shell's page, a page with head and preload links for each path pattern of a live remote, both for a shell
 * on trial as well, the sitemap and `robots.txt`.
 * @returns the index that serves them all at once when it is written
 */
export async function writePages(files: SiteFiles, content: PagesContent): Promise<PageIndex> {
  const { template, trial } = content
  async function write(text: string, extension: string): Promise<string> {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const file = `${PAGE_FOLDER}/${name}.${extension}`
    await files.writeSiteFile(file, text)
    return file
  }
  const list = await listPages(content)

  async function writeShellPages(built: string): Promise<ShellPages> {
    const shellPage = toShellPage(trial ? withTrialReports(built) : built)
    const pages: ShellPages['pages'] = {}
    for (const { pattern, entry, digests, head, indexable } of list) {
      const file = await write(toRemotePage(shellPage, entry, pattern, digests, head), 'html')
      pages[pattern] = { file, indexable }
    }
    return { shell: await write(shellPage, 'html'), pages }
  }

  const patternsOf = (wanted: (page: PageContent) => boolean) =>
    list.filter(wanted).map(({ pattern }) => pattern)
  const indexable = patternsOf((page) => page.indexable)
  const others = patternsOf((page) => !page.indexable)
  return {
    ...(await writeShellPages(template)),
    ...(trial && {
      trial: {
        version: trial.version,
        traffic: trial.traffic,
        ...(await writeShellPages(trial.template)),
      },
    }),
    sitemap: await write(createSitemap(patternsOf((page) => page.isInSitemap)), 'xml'),
    robots: await write(createRobotsTxt([...others, PORTAL_PATH], indexable), 'txt'),
  }
}
