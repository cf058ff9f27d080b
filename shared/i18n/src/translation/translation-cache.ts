import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Language } from '@shop/kernel/language'
import { safeSessionStorage } from '@shop/kernel/storage'

import { isTranslatableText, isTranslation } from './is-translatable.ts'
import { LruMap } from './lru-map.ts'

/** Most translations in memory. */
const MAX_ENTRIES = 1_000
/** Most characters of texts and translations in the session storage. */
export const MAX_STORED_CHARACTERS = 200_000
/** Delay in which new translations are collected for one write. */
export const WRITE_DELAY_MS = 1_000

export interface TranslationCache {
  get(text: string): string | undefined
  set(text: string, translation: string): void
}

/** Drops invalid entries: the storage is untrusted input. */
function parseEntries(stored: unknown): [string, string][] {
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(entry: unknown): entry is [string, string] {
  if (!Array.isArray(entry)) return false
  const [text, translation] = entry as unknown[]
  return typeof text === 'string' && isTranslatableText(text) && isTranslation(translation)
}

function write(key: string, entries: [string, string][]): void {
  let remaining = MAX_STORED_CHARACTERS
  const stored = entries.filter(([text, translation]) => {
    remaining -= text.length + translation.length
    return remaining >= 0
  })
  safeSessionStorage.write(key, JSON.stringify(stored))
}

/** Translations in memory and, for the next pages of this tab, in the session storage. */
export function createTranslationCache(lang: Language): TranslationCache {
  const key = `${sessionStorageKeys.translations}${lang}`
  const entries = new LruMap<string>(MAX_ENTRIES)
  for (const [text, translation] of safeSessionStorage.readJson(key, parseEntries).reverse())
    entries.set(text, translation)
  let writeTimer: ReturnType<typeof setTimeout> | undefined

  return {
    get: (text) => entries.get(text),
    set(text, translation) {
      entries.set(text, translation)
      writeTimer ??= setTimeout(() => {
        writeTimer = undefined
        write(key, entries.entries())
      }, WRITE_DELAY_MS)
    },
  }
}
