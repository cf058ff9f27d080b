import { useCallback, useSyncExternalStore } from 'react'

import type { SafeStorage } from './safe-storage.ts'

/** Derives the new text from the one that is stored at that moment; null removes it. */
type Update = (derive: (stored: string | null) => string | null) => void

/**
 * The text stored under `key`, following changes in this tab and in others.
 * @returns the text, or null when there is none, and the function that changes it
 */
export function useStorage(
  storage: SafeStorage,
  key: string,
): [stored: string | null, update: Update] {
  const subscribe = useCallback(
    (listener: () => void) => storage.subscribe(key, listener),
    [storage, key],
  )
  const stored = useSyncExternalStore(
    subscribe,
    () => storage.read(key),
    () => null,
  )
  return [stored, (derive) => void storage.update(key, derive)]
}
