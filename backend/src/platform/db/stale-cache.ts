import { LRUCache } from 'lru-cache'

import { DatabaseUnavailableError } from './database-errors.ts'

/** How long a change may go unnoticed. */
const MAX_AGE_MS = 1000
/** A healthy database responds long before; a frozen one only after its time-out. */
const STALE_AFTER_MS = 500

interface CacheOptions<Value> {
  /** In the unit of `countSize`; the least recently used values are evicted first. */
  maxSize: number
  countSize: (value: Value, key: string) => number
  maxAgeMs?: number | undefined
}

/**
 * Creates a cache of values from the database, each of which is loaded once a second at most. While the database is
 * away or slow, the former value is used.
 * @returns finds the value of a key; calls `load` when there is none, or an old one, once for concurrent callers
 */
export function createStaleCache<Value extends object>({
  maxSize,
  countSize,
  maxAgeMs = MAX_AGE_MS,
}: CacheOptions<Value>): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const values = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize,
    sizeCalculation: countSize,
    ttl: maxAgeMs,
    allowStaleOnFetchAbort: true,
    // A value that comes too late for this caller is there for the next one.
    ignoreFetchAbort: true,
    async fetchMethod(_key, former, { context: load, options }) {
      try {
        return await load()
      } catch (error) {
        const isAway = error instanceof DatabaseUnavailableError
        options.allowStaleOnFetchRejection = isAway && former !== undefined
        throw error
      }
    },
  })

  return (key, load) => {
    const hasFormer = values.peek(key, { allowStale: true }) !== undefined
    return values.forceFetch(key, {
      context: load,
      ...(hasFormer && { signal: AbortSignal.timeout(STALE_AFTER_MS) }),
    })
  }
}
