/** What the browser keeps for this tab under a key; null where there is nothing, or it keeps nothing. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for this tab, null for none. @returns whether the browser can be asked for it again */
export function writeTab(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    return false
  }
  return readTab(key) === value
}
