import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from './safe-storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What becomes of the stored text; a rule, because another tab may have changed it since it was read. */
type Update = (rule: (stored: string | null) => string | null) => void

/**
 * A text that the browser keeps under a key, the same in every component and every tab.
 * @returns the text, or null where there is none, and how to change it
 */
export function useLocalStorage(key: string): [stored: string | null, update: Update] {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
  const update: Update = (rule) => {
    writeStored(key, rule(readStored(key)))
    listeners.forEach((listener) => listener())
  }
  return [stored, update]
}
