import { isVersion } from '@shop/contracts/browser/overrides.ts'
import { PAGE_INDEX } from '@shop/release-format/page-index.ts'
import { parseReleasedVersions, RELEASED_VERSIONS } from '@shop/release-format/released-versions.ts'
import { type ObjectStorage, StorageError } from 'object-storage/object-storage.ts'
import { parseStoreState, STATE_KEY, type StoreState } from 'release-store/objects/store-layout.ts'

import type { CacheFolder, SiteTexts } from './cache-folder.ts'
import { DamagedObjectError } from './download-version.ts'

/** Limits looks that requests for unknown versions cause. */
const MIN_LOOK_INTERVAL_MS = 1_000
const RETRY_AFTER_MS = 10_000
/** An older response comes from a lagging copy of the store, unless it lasts. */
const STALE_RESPONSE_MS = 60_000

export interface ReleaseMirror {
  /** Compares with the store, and takes over what has changed. @throws when that is not possible; what was there stays */
  look: () => Promise<void>
  /** Compares with the store, unless that was done a moment ago. Never rejects. */
  refresh: () => Promise<void>
  /** Fetches a version that somebody asks for, if the store has it. Never rejects. */
  ensureVersion: (name: string, version: string) => Promise<void>
  /** Seconds since what is served was compared with the store, or since the start. */
  getAgeSeconds: () => number
  getRevision: () => number | undefined
  /** Why the last look failed. */
  getProblem: () => string | undefined
  start: (intervalMs: number) => void
  stop: () => Promise<void>
}

type Site = NonNullable<StoreState['site']>

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Creates what keeps a local folder the same as a release store. The folder serves visitors; when the store is away, it goes
 * on as it is.
 * @param log receives a line when the store goes away, when it is back, and for what is damaged
 */
export function createReleaseMirror(
  storage: ObjectStorage,
  cache: CacheFolder,
  log: (line: string) => void,
): ReleaseMirror {
  let etag: string | undefined
  let site: Site | undefined
  let checkedAt = Date.now()
  let lookedAt = 0
  let staleSince: number | undefined
  let problem: string | undefined
  let running: Promise<void> | undefined
  let filling: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const failedAt = new Map<string, number>()
  let published = new Set<string>()
  let released = new Set<string>()

  function toKeys(text: string | undefined): Set<string> {
    const lists = parseReleasedVersions(text ?? '{}') ?? new Map<string, ReadonlySet<string>>()
    return new Set(
      [...lists].flatMap(([name, versions]) =>
        [...versions].filter(isVersion).map((version) => `${name}/${version}`),
      ),
    )
  }

  function takeLists(files: SiteTexts): void {
    published = toKeys(files['versions.json'])
    released = toKeys(files[RELEASED_VERSIONS])
  }

  /** A storage without state, or with an older one, may lag behind what was read before. */
  function isStale(found: Site): boolean {
    if (!site || found.revision >= site.revision) {
      staleSince = undefined
      return false
    }
    staleSince ??= Date.now()
    return Date.now() - staleSince < STALE_RESPONSE_MS
  }

  /** Fetches all that a site needs, and only then makes the folder that site. */
  async function takeOver(found: Site): Promise<void> {
    const { files } = found
    const index = files[PAGE_INDEX]
    if (index !== undefined) await cache.fetchPages(index)
    const isFirst = !(await cache.isFilled())
    for (const { name, version } of cache.listLiveVersions(files)) {
      try {
        await cache.fetchVersion(name, version)
      } catch (error) {
        // A shop without one remote is better than none; but nothing damaged replaces what works.
        if (!isFirst || !(error instanceof DamagedObjectError)) throw error
        log(`${error.message}; the site starts without it.`)
      }
    }
    await cache.replaceSite(files)
    takeLists(files)
    filling = filling.then(() => fill()).catch(() => undefined)
  }

  /** Fetches what is published and not live, latest first, and removes what is not published any more. */
  async function fill(): Promise<void> {
    for (const key of published) {
      const [name = '', version = ''] = key.split('/')
      if (!stopped) await fetchListed(name, version)
    }
    for (const { name, version } of cache.listVersions()) {
      if (!published.has(`${name}/${version}`)) await cache.removeVersion(name, version)
    }
    await cache.removeUnusedPages()
  }

  async function fetchListed(name: string, version: string): Promise<void> {
    const key = `${name}/${version}`
    if (cache.hasVersion(name, version)) return
    if (Date.now() - (failedAt.get(key) ?? 0) < RETRY_AFTER_MS) return
    try {
      await cache.fetchVersion(name, version)
      failedAt.delete(key)
    } catch (error) {
      failedAt.set(key, Date.now())
      log(`${key.replace('/', '@')} could not be fetched: ${describe(error)}.`)
    }
  }

  async function compare(): Promise<void> {
    lookedAt = Date.now()
    const found = await storage.getUnless(STATE_KEY, etag)
    if (found === 'unchanged') return
    const next = found ? parseStoreState(found.bytes).site : null
    if (!found || next?.files['discovery.json'] === undefined) {
      throw new StorageError(
        `The release store ${storage.address} holds no released shop; the release tool puts one there`,
      )
    }
    if (isStale(next)) return
    await takeOver(next)
    site = next
    etag = found.etag
  }

  function look(): Promise<void> {
    running ??= compare()
      .then(
        () => {
          checkedAt = Date.now()
          if (problem !== undefined) log(`The release store ${storage.address} can be read again.`)
          problem = undefined
        },
        (error: unknown) => {
          const message = describe(error)
          if (message !== problem) log(`${message}; the site stays as it is.`)
          problem = message
          throw error
        },
      )
      .finally(() => (running = undefined))
    return running
  }

  async function refresh(): Promise<void> {
    if (running ?? Date.now() - lookedAt >= MIN_LOOK_INTERVAL_MS)
      await look().catch(() => undefined)
  }

  return {
    look,
    refresh,
    async ensureVersion(name, version) {
      const key = `${name}/${version}`
      if (!isVersion(version) || (cache.hasVersion(name, version) && released.has(key))) return
      if (!released.has(key)) await refresh()
      if (published.has(key)) await fetchListed(name, version)
    },
    getAgeSeconds: () => (Date.now() - checkedAt) / 1000,
    getRevision: () => site?.revision,
    getProblem: () => problem,
    start(intervalMs) {
      const poll = async () => {
        await look().catch(() => undefined)
        if (!stopped) timer = setTimeout(() => void poll(), intervalMs).unref()
      }
      void cache.readSite().then((files) => {
        takeLists(files)
        return poll()
      })
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running?.catch(() => undefined)
      await filling
    },
  }
}
