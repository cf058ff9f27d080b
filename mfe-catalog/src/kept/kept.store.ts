import { safeLocalStorage } from '@shop/kernel'
import { useSyncExternalStore } from 'react'

import { appendId, parseIds, putFirst } from './kept-list.ts'

const none: readonly string[] = []

/**
 * A list of product ids that the browser keeps and all tabs share.
 * @param key of the browser's storage
 * @param max most ids it holds
 */
function createKeptList(key: string, max: number) {
  let text: string | null = null
  let ids = none

  /** The ids right now: the same list as long as nothing has changed. */
  function list(): readonly string[] {
    const stored = safeLocalStorage.read(key)
    if (stored !== text) {
      text = stored
      ids = parseIds(stored, max)
    }
    return ids
  }

  function keep(next: readonly string[]): void {
    safeLocalStorage.write(key, next.length > 0 ? JSON.stringify(next) : null)
  }

  const subscribe = (listener: () => void) => safeLocalStorage.subscribe(key, listener)

  return {
    max,
    list,
    /** Appends an id; false when the list is full. */
    append(id: string): boolean {
      const next = appendId(list(), id, max)
      if (next) keep(next)
      return next !== null
    },
    putFirst: (id: string): void => keep(putFirst(list(), id, max)),
    remove: (id: string): void => keep(list().filter((other) => other !== id)),
    clear: (): void => keep(none),
    /** The ids, following changes in this tab and in others. */
    useList: (): readonly string[] => useSyncExternalStore(subscribe, list, () => none),
  }
}

export type KeptList = ReturnType<typeof createKeptList>

/** Products that the shopper wants side by side; more columns than these could not be read. */
export const compared = createKeptList('compareProducts', 4)

/** Products that the shopper looked at, the latest first. */
export const viewed = createKeptList('recentlyViewed', 12)
