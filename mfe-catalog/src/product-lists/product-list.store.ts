import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage } from '@shop/kernel/storage'
import { useSyncExternalStore } from 'react'

import { appendId, parseIds, prependId } from './product-ids.ts'

const emptyIds: readonly string[] = []

/**
 * A list of product ids in the local storage.
 * @param key of the storage
 * @param max number of ids
 */
function createProductListStore(key: string, max: number) {
  let text: string | null = null
  let ids = emptyIds

  /** The stored ids; the same array until they change, as `useSyncExternalStore` requires. */
  function getIds(): readonly string[] {
    const stored = safeLocalStorage.read(key)
    if (stored !== text) {
      text = stored
      ids = parseIds(stored, max)
    }
    return ids
  }

  function update(derive: (ids: readonly string[]) => readonly string[]): void {
    safeLocalStorage.update(key, (stored) => JSON.stringify(derive(parseIds(stored, max))))
  }

  const subscribe = (listener: () => void) => safeLocalStorage.subscribe(key, listener)

  return {
    max,
    getIds,
    /** Appends an id; false when the list is full. */
    append(id: string): boolean {
      let appended = false
      update((ids) => {
        const next = appendId(ids, id, max)
        appended = next !== null
        return next ?? ids
      })
      return appended
    },
    prepend: (id: string): void => update((ids) => prependId(ids, id, max)),
    remove: (id: string): void => update((ids) => ids.filter((other) => other !== id)),
    clear: (): void => update(() => []),
    /** The ids, following changes in this tab and in others. */
    useIds: (): readonly string[] => useSyncExternalStore(subscribe, getIds, () => emptyIds),
  }
}

export type ProductListStore = ReturnType<typeof createProductListStore>

/** Products to compare; more columns would not be readable. */
export const compareList = createProductListStore(storageKeys.compare, 4)

/** Recently viewed products, latest first. */
export const recentlyViewed = createProductListStore(storageKeys.recentlyViewed, 12)
