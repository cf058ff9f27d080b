/**
 * Local storage that never throws: where the browser blocks it or it is full, values live in memory
 * until the page is left. Other tabs' changes arrive through `subscribe`.
 */
const memory = new Map<string, string | null>()

/** The stored text, or null. */
export function readStored(key: string): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores `value` (null removes it); kept in memory alone when the browser refuses. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

/** The stored JSON value, or undefined when there is none or it does not parse. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Calls `onChange` whenever another tab changes `key`; returns the function that ends it. */
export function subscribeStored(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // A null key means that the other tab cleared everything.
    if (event.key !== key && event.key !== null) return
    memory.delete(key)
    onChange()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
