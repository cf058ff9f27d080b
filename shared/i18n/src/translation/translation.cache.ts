import { safeSessionStorage, type Language } from '@shop/kernel'

import { BoundedMap } from './bounded-map.ts'
import { isSendable, isTranslation } from './text.rules.ts'

/** Translations held at once. */
const MAX_ENTRIES = 1_000
/** Characters kept in the browser's storage for the rest of the session. */
export const MAX_STORED = 200_000
/** Milliseconds in which new translations gather before they are stored together. */
export const STORE_DELAY = 1_000

export interface TranslationCache {
  get(text: string): string | undefined
  set(text: string, translation: string): void
}

/** Keeps what could be a translation: the storage is untrusted input. */
function parseEntries(stored: unknown): [string, string][] {
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(entry: unknown): entry is [string, string] {
  if (!Array.isArray(entry)) return false
  const [text, translation] = entry as unknown[]
  return typeof text === 'string' && isSendable(text) && isTranslation(translation)
}

function write(key: string, entries: [string, string][]): void {
  let room = MAX_STORED
  const kept = entries.filter(([text, translation]) => {
    room -= text.length + translation.length
    return room >= 0
  })
  safeSessionStorage.write(key, JSON.stringify(kept))
}

/** The translations of this session: in memory, and in the tab's storage for the pages that follow. */
export function createCache(lang: Language): TranslationCache {
  const key = `translations.${lang}`
  const held = new BoundedMap<string>(MAX_ENTRIES)
  for (const [text, translation] of safeSessionStorage.readJson(key, parseEntries).reverse())
    held.set(text, translation)
  let storing: ReturnType<typeof setTimeout> | undefined

  return {
    get: (text) => held.get(text),
    set(text, translation) {
      held.set(text, translation)
      storing ??= setTimeout(() => {
        storing = undefined
        write(key, held.entries())
      }, STORE_DELAY)
    },
  }
}
