import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'

import type { Counter, CounterStore } from './counter.store.ts'

interface Settings {
  name: string
  max: number
  minutes: number
  now: () => number
}

/**
 * A limiter over counters that all backends share. Who has exceeded the limit is remembered in memory until it
 * ends, so that a flood does not reach the database; while the database is away, each backend counts alone.
 */
export class SharedLimiter extends RateLimiterStoreAbstract {
  readonly #store: CounterStore
  readonly #now: () => number

  constructor(store: CounterStore, { name, max, minutes, now }: Settings) {
    const options = { keyPrefix: name, points: max, duration: minutes * 60 }
    super({
      ...options,
      storeClient: store,
      inMemoryBlockOnConsumed: max + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    })
    this.#store = store
    this.#now = now
  }

  /** Called by the library. */
  _upsert(key: string, points: number, durationMs: number): Promise<Counter> {
    return this.#store.increment(key, points, durationMs)
  }

  /** Called by the library. */
  _getRateLimiterRes(_key: string, added: number, { points, expiresAt }: Counter): RateLimiterRes {
    const left = Math.max(0, this.points - points)
    const waitMs = Math.max(0, Date.parse(expiresAt) - this.#now())
    return new RateLimiterRes(left, waitMs, points, points === added)
  }

  /** Takes back a point of what was no misuse, such as a log-in that succeeded. */
  async refund(key: string): Promise<void> {
    await this.#store.refund(this.getKey(key))
  }
}
