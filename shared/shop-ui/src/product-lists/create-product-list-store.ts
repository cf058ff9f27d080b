import { safeLocalStorage } from '@shop/kernel/storage'
import { useSyncExternalStore } from 'react'

const emptyIds: readonly string[] = []

/** A list of up to `max` ids of products in the local storage, which remotes and tabs share by its key. */
export function createProductListStore(key: string, max: number) {
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
    /** Appends an id, unless it is there already; false when the list is full. */
    append(id: string): boolean {
      let fits = true
      update((ids) => {
        if (ids.includes(id)) return ids
        fits = ids.length < max
        return fits ? [...ids, id] : ids
      })
      return fits
    },
    /** Puts an id first; drops the last one of a full list. */
    prepend: (id: string): void =>
      update((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, max)),
    remove: (id: string): void => update((ids) => ids.filter((other) => other !== id)),
    clear: (): void => update(() => []),
    replace: (ids: readonly string[]): void => update(() => ids),
    /** The ids, following changes in this tab and in others. */
    useIds: (): readonly string[] => useSyncExternalStore(subscribe, getIds, () => emptyIds),
  }
}

export type ProductListStore = ReturnType<typeof createProductListStore>

/** Parses stored ids; drops what is invalid, duplicate or beyond `max`. */
function parseIds(text: string | null, max: number): string[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '')
  return [...new Set(ids)].slice(0, max)
}
