import { createHash } from 'node:crypto'

import type { Discovery, DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { PAGE_FOLDER, type PageIndex, type ShellPages } from '@shop/release-format/page-index.ts'
import type { SiteFiles } from 'release-store/site-files.ts'

import { createRobotsTxt, createSitemap } from '../crawler-files.ts'
import { defaultEntry } from '../live/live-release.ts'
import { toRemotePage, toShellPage } from '../page-template.ts'
import { isStaticPattern, PORTAL_PATH } from '../path-patterns.ts'
import { createPageHead, type PageMeta } from './page-head.ts'
import { type ShellCanary, withCanaryReports } from './shell-canary.ts'

export interface RemotePages {
  /** Keyed by path pattern; a redirect has no entry. */
  meta: Record<string, { en: PageMeta }>
  noindex: readonly string[]
}

interface PagesContent {
  template: string
  canary?: ShellCanary | null
  discovery: Discovery
  readRemotePages: (name: string, version: string) => Promise<RemotePages>
}

interface PageContent {
  pattern: string
  entry: DiscoveryEntry
  head: string
  indexable: boolean
  isInSitemap: boolean
}

async function listPages({ discovery, readRemotePages }: PagesContent): Promise<PageContent[]> {
  const pages = new Map<string, PageContent>()
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const entry = defaultEntry(entries)
    if (!entry) continue
    const { meta, noindex } = await readRemotePages(name, entry.metadata.version)
    for (const pattern of entry.extras.paths) {
      // The router takes the first, too, where a rollback has left two owners.
      if (pages.has(pattern)) continue
      const indexable = !noindex.includes(pattern)
      const head = createPageHead({ pattern, meta: meta[pattern]?.en, indexable })
      const isInSitemap = indexable && Boolean(meta[pattern]) && isStaticPattern(pattern)
      pages.set(pattern, { pattern, entry, head, indexable, isInSitemap })
    }
  }
  return [...pages.values()]
}

/**
 * Writes the shell's page, a page with head and preload links for each path pattern of a live remote, both for the canary
 * of a shell as well, the sitemap and `robots.txt`.
 * @returns the index that serves them all at once when it is written
 */
export async function writePages(files: SiteFiles, content: PagesContent): Promise<PageIndex> {
  const { template, canary } = content
  async function write(text: string, extension: string): Promise<string> {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const file = `${PAGE_FOLDER}/${name}.${extension}`
    await files.writeSiteFile(file, text)
    return file
  }
  const list = await listPages(content)

  async function writeShellPages(built: string): Promise<ShellPages> {
    const shellPage = toShellPage(canary ? withCanaryReports(built) : built)
    const pages: ShellPages['pages'] = {}
    for (const { pattern, entry, head, indexable } of list) {
      const file = await write(toRemotePage(shellPage, entry, pattern, head), 'html')
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
    ...(canary && {
      canary: {
        version: canary.version,
        traffic: canary.traffic,
        ...(await writeShellPages(canary.template)),
      },
    }),
    sitemap: await write(createSitemap(patternsOf((page) => page.isInSitemap)), 'xml'),
    robots: await write(createRobotsTxt([...others, PORTAL_PATH], indexable), 'txt'),
  }
}
