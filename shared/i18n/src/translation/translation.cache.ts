import type { Language } from '@shop/kernel'

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

/** What the storage holds; anybody may have written it, so only what could be a translation is taken. */
function read(key: string): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
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
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Blocked or full: the translations live as long as the page does.
  }
}

/** The translations of this session: in memory, and in the tab's storage for the pages that follow. */
export function createCache(lang: Language): TranslationCache {
  const key = `translations.${lang}`
  const held = new BoundedMap<string>(MAX_ENTRIES)
  for (const [text, translation] of read(key).reverse()) held.set(text, translation)
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
