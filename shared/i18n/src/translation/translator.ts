import { BoundedMap } from './bounded-map.ts'
import type { TranslationCache } from './translation.cache.ts'
import type { Answer } from './translation.service.ts'

/** Questions under way at once. */
export const CONCURRENCY = 4
/** So many failures in a row mean that the service is down. */
export const MAX_OUTAGES = 4
/** Milliseconds for which a service that is down is left alone. */
export const PAUSE = 60_000
/** Texts remembered as not to be asked for. */
const MAX_FAILED = 1_000

interface TranslatorOptions {
  ask: (text: string) => Promise<Answer>
  cache: TranslationCache
  /** Whether a text still stands on the page; asked just before it is sent. */
  isWanted: (text: string) => boolean
  /** Called once for every text that was in line, translated or not. */
  onDone: (text: string) => void
  now?: () => number
}

export interface Translator {
  /** Whether a text may be asked for: not soon after asking has failed, and not again when it has no translation. */
  isOpen(text: string): boolean
  /** Puts a text in line, unless it is there or is not open. */
  request(text: string): void
}

/** Asks for translations: each text once, a few at a time, and not for a while where asking has failed. */
export function createTranslator(options: TranslatorOptions): Translator {
  const { ask, cache, isWanted, onDone, now = Date.now } = options
  const line = new Set<string>()
  const underWay = new Set<string>()
  const notBefore = new BoundedMap<number>(MAX_FAILED)
  let pausedUntil = 0
  let outages = 0

  function advance(): void {
    for (const text of line) {
      if (underWay.size >= CONCURRENCY) return
      line.delete(text)
      if (now() >= pausedUntil && isWanted(text)) void send(text)
      else onDone(text)
    }
  }

  async function send(text: string): Promise<void> {
    underWay.add(text)
    const answer = await ask(text)
    underWay.delete(text)
    take(text, answer)
    onDone(text)
    advance()
  }

  function take(text: string, answer: Answer): void {
    if (answer.kind === 'translated') cache.set(text, answer.text)
    else notBefore.set(text, answer.kind === 'none' ? Infinity : now() + PAUSE)
    outages = answer.kind === 'unavailable' ? outages + 1 : 0
    if (outages >= MAX_OUTAGES) pausedUntil = now() + PAUSE
  }

  const isOpen = (text: string) => now() >= Math.max(pausedUntil, notBefore.get(text) ?? 0)

  return {
    isOpen,
    request(text) {
      if (underWay.has(text) || !isOpen(text)) return
      line.add(text)
      advance()
    },
  }
}
