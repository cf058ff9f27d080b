import { formatOverrides } from '@shop/contracts/browser/overrides.ts'
import { LRUCache } from 'lru-cache'

import { type EncodedBody, sizeOf } from './encoded-body.ts'
import type { PageSource } from './page-source.ts'
import type { OpenPreview } from './tester-gate.ts'

export const FRESH_SECONDS = 30

/** How long a page may be sent while it is renewed. */
export const STALE_SECONDS = 86_400

const MAX_BYTES = 64 * 2 ** 20

/** How a page is sent: rendered, the shell around its place, left to the browser, or in Markdown. */
export type PageKind = 'rendered' | 'layout' | 'unrendered' | 'markdown'

export interface PageResponse {
  kind: PageKind
  body: EncodedBody
  status: number
  /** Address that the page redirects to instead. */
  redirect: string | null
  /** Its inline scripts, as its content security policy names them. */
  inlineScripts: readonly string[]
}

interface Context {
  kind: PageKind
  source: PageSource
}

/** The versions of a page: generated files are named by their content, which names the versions. */
function toVersionKey({ page, preview }: PageSource): string {
  if (page.kind === 'standalone') return `${page.file},${page.remote.entry}`
  const { entry, pattern } = (page.kind === 'page' && page.ungenerated) || {}
  return [page.file, page.shell, entry?.url, pattern, preview && toPreviewKey(preview)].join()
}

/** The versions of the boxes on a page, which no file of it names. */
const toBoxKey = ({ page }: PageSource): string =>
  'fillers' in page ? page.fillers.map(({ entry }) => entry.url).join() : ''

/** What a page says of its preview. */
const toPreviewKey = ({ name, until, versions }: OpenPreview) =>
  [name, until.toISOString(), formatOverrides(versions)].join()

/** Names the HTML that pages are put into, which all addresses of a pattern share. */
export const toTemplateKey = (source: PageSource): string =>
  `${toVersionKey(source)} ${source.isOfLanguage} ${source.isFurther} ${source.configuration.revision}`

/** Names all that a response is made of: unknown addresses, with another status, share the shell's page with known ones. */
function toKey(kind: PageKind, source: PageSource): string {
  const { status, language, url, configuration } = source
  const common = `${kind} ${status} ${language}`
  return kind === 'unrendered'
    ? `${common} ${toTemplateKey(source)}`
    : `${common} ${toVersionKey(source)} ${toBoxKey(source)} ${url} ${configuration.revision}`
}

/** The state of a page in the cache: `stale` is sent while it is renewed, a `miss` is created now. */
export type Freshness = 'fresh' | 'stale' | 'miss'

/**
 * Creates the only cache of pages, which forgets first what was asked for the longest ago. A response is created once for
 * all who ask at the same time. A stale one is returned while it is renewed, and when it cannot be renewed.
 * @param create returns undefined when there is no such page
 */
export function createPageCache(
  create: (kind: PageKind, source: PageSource) => Promise<PageResponse | undefined>,
) {
  const cache = new LRUCache<string, PageResponse, Context>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => sizeOf(body) + key.length,
    ttl: FRESH_SECONDS * 1_000,
    ttlResolution: 0,
    perf: Date,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod(_key, _stale, { context: { kind, source }, options }) {
      // Only data change; the files of a version do not.
      if (kind !== 'rendered' && kind !== 'markdown') options.ttl = 0
      return create(kind, source)
    },
  })

  /** @returns the response, undefined when it could not be created, and whether it was there */
  return function find(kind: PageKind, source: PageSource) {
    const key = toKey(kind, source)
    if (cache.getRemainingTTL(key) < -STALE_SECONDS * 1_000) cache.delete(key)
    const status: LRUCache.Status<string, PageResponse, Context> = {}
    const response = cache.fetch(key, { context: { kind, source }, status })
    const freshness: Freshness =
      status.fetch === 'hit' ? 'fresh' : status.returnedStale ? 'stale' : 'miss'
    return { response, freshness }
  }
}
