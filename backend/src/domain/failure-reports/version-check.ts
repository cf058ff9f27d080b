import { LRUCache } from 'lru-cache'

import type { IsReleased } from '../../platform/deps.ts'

const TIMEOUT_MS = 2_000
const MAX_REMEMBERED = 1_000
/** A version that was live may be pruned, one that was not may go live, and a site that is away comes back. */
const RELEASED_TTL_MS = 3_600_000
const UNKNOWN_TTL_MS = 30_000
/** Limits requests to the site about versions that somebody made up. */
const MAX_REQUESTS_PER_MINUTE = 60
const MINUTE_MS = 60_000

/**
 * Creates what asks the shop's site, once for each version: it serves the files of versions that were ever live, and of no
 * others. A version counts as released while the site cannot be asked: reports matter most when something is broken.
 * @param siteUrl origin of the site
 */
export function createVersionCheck(siteUrl: string, now: () => number = Date.now): IsReleased {
  const known = new LRUCache<string, Promise<boolean>>({
    max: MAX_REMEMBERED,
    ttl: RELEASED_TTL_MS,
  })
  let minute = 0
  let requests = 0

  /** Null when the site cannot say. */
  async function ask(frontEnd: string, version: string): Promise<boolean | null> {
    try {
      const file = new URL(`/${frontEnd}/${version}/integrity.json`, siteUrl)
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const { status } = await fetch(file, { method: 'HEAD', redirect: 'manual', signal })
      if (status === 200) return true
      return status === 404 || status === 410 ? false : null
    } catch {
      return null
    }
  }

  function mayAsk(): boolean {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) [minute, requests] = [current, 0]
    requests += 1
    return requests <= MAX_REQUESTS_PER_MINUTE
  }

  return (frontEnd, version) => {
    const key = `${frontEnd}/${version}`
    const found = known.get(key)
    if (found) return found
    if (!mayAsk()) return Promise.resolve(false)
    const asked = ask(frontEnd, version).then((isReleased) => {
      if (isReleased !== true) known.set(key, asked, { ttl: UNKNOWN_TTL_MS })
      return isReleased ?? true
    })
    known.set(key, asked)
    return asked
  }
}
