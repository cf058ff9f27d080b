import { LRUCache } from 'lru-cache'

import { type EncodedBody, sizeOf } from './encoded-body.ts'
import type { ResolvedPage } from './resolve-page.ts'

/** A rendered page is renewed after that. */
export const FRESH_SECONDS = 30

/** It may be sent for so long while it is renewed. */
export const STALE_SECONDS = 86_400

/** Pages that were asked for more than once. */
const REPEATED_BYTES = 56 * 2 ** 20

/** Pages that were asked for once: endless addresses displace each other only. */
const ONCE_BYTES = 8 * 2 ** 20

/** A rendered page, as it is sent. */
export interface RenderedAnswer {
  body: EncodedBody
  status: number
  redirect: string | null
  /** Whether it is the shell alone, in place of a page that was late. */
  isLayout?: boolean
}

/** What a page is rendered from. */
export interface RenderContext {
  page: ResolvedPage
  url: string
  language: 'en' | 'ar'
}

/** Rendered pages by the file that they are put into, the language and the address. */
export class RenderedAnswers {
  private readonly repeated: LRUCache<string, RenderedAnswer, RenderContext>
  private readonly once: LRUCache<string, RenderedAnswer, RenderContext>

  /** @param render called once for who asks at the same time */
  constructor(render: (context: RenderContext) => Promise<RenderedAnswer>) {
    const create = (maxSize: number) =>
      new LRUCache<string, RenderedAnswer, RenderContext>({
        maxSize,
        sizeCalculation: ({ body }, key) => sizeOf(body) + key.length,
        ttl: FRESH_SECONDS * 1000,
        ttlResolution: 0,
        perf: Date,
        allowStale: true,
        allowStaleOnFetchRejection: true,
        fetchMethod: (_key, _stale, { context }) => render(context),
      })
    this.repeated = create(REPEATED_BYTES)
    this.once = create(ONCE_BYTES)
  }

  /**
   * The answer, if there is one: a stale one too, which is renewed then.
   * @param file that the page is put into; it changes with the versions
   */
  find(
    file: string,
    address: string,
    context: RenderContext,
  ): RenderedAnswer | Promise<RenderedAnswer> {
    const key = `${file} ${address}`
    const known = this.repeated.peek(key) ?? this.promote(key)
    const freshMs = this.repeated.getRemainingTTL(key)
    if (!known || freshMs < -STALE_SECONDS * 1000) {
      this.repeated.delete(key)
      return this.once.forceFetch(key, { context })
    }
    if (freshMs > 0) this.repeated.get(key)
    // What it fails with has been logged.
    else void this.repeated.fetch(key, { context }).catch(() => undefined)
    return known
  }

  /** How long the answer of a page that was asked for more than once stays fresh, in milliseconds; 0 or less when it is not. */
  getFreshMs(file: string, address: string): number {
    return this.repeated.getRemainingTTL(`${file} ${address}`)
  }

  /** Forgets the pages that were put into other files. */
  keepOnly(files: ReadonlySet<string>): void {
    for (const cache of [this.repeated, this.once]) {
      for (const key of [...cache.keys()]) {
        if (!files.has(key.slice(0, key.indexOf(' ')))) cache.delete(key)
      }
    }
  }

  private promote(key: string): RenderedAnswer | undefined {
    const answer = this.once.peek(key)
    if (!answer) return undefined
    this.repeated.set(key, answer, { ttl: Math.max(1, this.once.getRemainingTTL(key)) })
    this.once.delete(key)
    return answer
  }
}
