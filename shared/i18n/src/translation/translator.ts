import type { TranslationResult } from './fetch-translation.ts'
import { LruMap } from './lru-map.ts'
import type { TranslationCache } from './translation-cache.ts'

export const MAX_CONCURRENT_REQUESTS = 4
/** After so many failures in a row the service counts as down. */
export const MAX_CONSECUTIVE_FAILURES = 4
/** How long a failed text, and a service that is down, are not requested. */
export const COOLDOWN_MS = 60_000
/** Most texts whose failure is remembered. */
const MAX_FAILED_TEXTS = 1_000

interface TranslatorOptions {
  translate: (text: string) => Promise<TranslationResult>
  cache: TranslationCache
  /** True if the text is still needed; called right before its request. */
  isPending: (text: string) => boolean
  /** Called once for every queued text, translated or not. */
  onSettled: (text: string) => void
  now?: () => number
}

export interface Translator {
  /** True if the text may be requested: it has a translation for all we know, and no cooldown applies. */
  canRequest(text: string): boolean
  /** Queues the text unless it is queued already or cannot be requested. */
  request(text: string): void
}

/** Requests each text once, a few at a time, with a cooldown after failures. */
export function createTranslator(options: TranslatorOptions): Translator {
  const { translate, cache, isPending, onSettled, now = Date.now } = options
  const queue = new Set<string>()
  const inFlight = new Set<string>()
  /** Time of the earliest retry by text. */
  const retryAt = new LruMap<number>(MAX_FAILED_TEXTS)
  let pausedUntil = 0
  let consecutiveFailures = 0

  function processQueue(): void {
    for (const text of queue) {
      if (inFlight.size >= MAX_CONCURRENT_REQUESTS) return
      queue.delete(text)
      if (now() >= pausedUntil && isPending(text)) void send(text)
      else onSettled(text)
    }
  }

  async function send(text: string): Promise<void> {
    inFlight.add(text)
    const result = await translate(text)
    inFlight.delete(text)
    handleResult(text, result)
    onSettled(text)
    processQueue()
  }

  function handleResult(text: string, result: TranslationResult): void {
    if (result.kind === 'translated') cache.set(text, result.text)
    else retryAt.set(text, result.kind === 'none' ? Infinity : now() + COOLDOWN_MS)
    consecutiveFailures = result.kind === 'unavailable' ? consecutiveFailures + 1 : 0
    if (consecutiveFailures >= MAX_CONSECUTIVE_FAILURES) pausedUntil = now() + COOLDOWN_MS
  }

  const canRequest = (text: string) => now() >= Math.max(pausedUntil, retryAt.get(text) ?? 0)

  return {
    canRequest,
    request(text) {
      if (inFlight.has(text) || !canRequest(text)) return
      queue.add(text)
      processQueue()
    },
  }
}
