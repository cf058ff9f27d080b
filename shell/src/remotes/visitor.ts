import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage, safeSessionStorage } from '@shop/kernel'

/** What tells this browser from another: a random text that never leaves it. */
export function visitorId(): string {
  const known = safeLocalStorage.read(storageKeys.visitor)
  if (known) return known
  const fresh = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  ).join('')
  safeLocalStorage.write(storageKeys.visitor, fresh)
  return fresh
}

const CHOSEN = 'releases'

/** The version of each remote that this tab was given. */
type Chosen = Record<string, string>

/** What this tab was given when it was opened; nothing in a new one, or where the browser keeps nothing. */
export function chosenBefore(): Chosen {
  return safeSessionStorage.readJson(CHOSEN, (stored) =>
    typeof stored === 'object' && stored !== null ? (stored as Chosen) : {},
  )
}

/** Remembers what this tab was given; where it cannot, the visitor's own id decides the same way again. */
export function rememberChosen(chosen: Chosen): void {
  safeSessionStorage.write(CHOSEN, JSON.stringify(chosen))
}
