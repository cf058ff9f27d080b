/**
 * The browser's storage behind an interface that never throws: where it is blocked or full, values live in
 * memory until the page unloads.
 */
export interface SafeStorage {
  /** The stored text, or null. */
  read(key: string): string | null
  /** Stores `value`; null removes it. @returns whether the browser persisted it */
  write(key: string, value: string | null): boolean
  remove(key: string): void
  /**
   * Derives the text from the one that is stored at this moment, which another tab may have changed.
   * @param derive gets null when nothing is stored; null removes the text
   * @returns whether the browser persisted it
   */
  update(key: string, derive: (stored: string | null) => string | null): boolean
  /** Parses the stored JSON. @param parse gets undefined when nothing is stored or the text is not JSON */
  readJson<Value>(key: string, parse: (stored: unknown) => Value): Value
  /** Calls `listener` on every change of `key`, in this tab and in others. @returns unsubscribes */
  subscribe(key: string, listener: () => void): () => void
  /** Calls `listener` when another tab changes `key`. @returns unsubscribes */
  subscribeExternal(key: string, listener: () => void): () => void
}

export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param getArea a getter, because a browser that blocks storage throws on access */
function createSafeStorage(getArea: () => Storage): SafeStorage {
  /** Values that the browser failed to store; null is a failed removal. */
  const memory = new Map<string, string | null>()
  /** The values that were read or stored last, for a browser that refuses access later. */
  const lastKnown = new Map<string, string | null>()
  const listeners = new Map<string, Set<() => void>>()

  function read(key: string): string | null {
    const inMemory = memory.get(key)
    if (inMemory !== undefined) return inMemory
    try {
      const stored = getArea().getItem(key)
      lastKnown.set(key, stored)
      return stored
    } catch {
      return lastKnown.get(key) ?? null
    }
  }

  function persist(key: string, value: string | null): boolean {
    try {
      if (value === null) getArea().removeItem(key)
      else getArea().setItem(key, value)
      return getArea().getItem(key) === value
    } catch {
      return false
    }
  }

  function write(key: string, value: string | null): boolean {
    const persisted = persist(key, value)
    if (persisted) {
      memory.delete(key)
      lastKnown.set(key, value)
    } else {
      memory.set(key, value)
    }
    listeners.get(key)?.forEach((listener) => listener())
    return persisted
  }

  function subscribeExternal(key: string, listener: () => void): () => void {
    const handleStorage = (event: StorageEvent) => {
      // null key = clear()
      if (event.key !== key && event.key !== null) return
      memory.delete(key)
      listener()
    }
    // The back/forward cache restores a page without what other tabs changed meanwhile.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
    window.addEventListener('storage', handleStorage)
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      window.removeEventListener('storage', handleStorage)
      window.removeEventListener('pageshow', handlePageShow)
    }
  }

  const storage: SafeStorage = {
    read,
    write,
    remove: (key) => void write(key, null),
    update: (key, derive) => write(key, derive(read(key))),
    readJson: (key, parse) => parse(parseJson(read(key))),
    subscribeExternal,
    subscribe(key, listener) {
      const ofKey = listeners.get(key) ?? new Set()
      listeners.set(key, ofKey.add(listener))
      const unsubscribeExternal = subscribeExternal(key, listener)
      return () => {
        unsubscribeExternal()
        ofKey.delete(listener)
      }
    },
  }
  return Object.freeze(storage)
}

/** Shared by all tabs, kept across visits. */
export const safeLocalStorage = createSafeStorage(() => globalThis.localStorage)

/** This tab's own; survives a reload and ends with the tab. */
export const safeSessionStorage = createSafeStorage(() => globalThis.sessionStorage)
