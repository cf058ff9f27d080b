import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import type { CounterStore } from './counter.store.ts'

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
export class SharedLimiter {
  readonly #store: CounterStore
  readonly #settings: Settings
  readonly #memory: RateLimiterMemory

  constructor(store: CounterStore, settings: Settings) {
    const { name, max, minutes } = settings
    this.#store = store
    this.#settings = settings
    this.#memory = new RateLimiterMemory({ keyPrefix: name, points: max, duration: minutes * 60 })
  }

  /** Counts one use of the key. @returns milliseconds until the key may be used; 0 when it may be now */
  async consume(key: string): Promise<number> {
    const known = await this.#memory.get(key)
    if (known && known.consumedPoints > this.#settings.max) return known.msBeforeNext
    const { minutes } = this.#settings
    const counter = await this.#store
      .increment(this.#getStoredKey(key), minutes * 60_000)
      .catch(() => null)
    if (!counter) return this.#consumeInMemory(key)
    if (counter.points <= this.#settings.max) return 0
    const waitMs = Math.max(1, Date.parse(counter.expiresAt) - this.#settings.now())
    await this.#memory.block(key, waitMs / 1000)
    return waitMs
  }

  /** Takes back a point of what was no misuse, such as a log-in that succeeded. */
  async refund(key: string): Promise<void> {
    await this.#store.refund(this.#getStoredKey(key))
  }

  #getStoredKey(key: string): string {
    return `${this.#settings.name}:${key}`
  }

  async #consumeInMemory(key: string): Promise<number> {
    try {
      await this.#memory.consume(key)
      return 0
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return error.msBeforeNext
    }
  }
}
