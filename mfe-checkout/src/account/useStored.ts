import { readStored, useSession, writeStored } from '@shop/kernel'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

type Update = (rule: (stored: string | null) => string | null) => void

/**
 * A text that this browser keeps for whoever is signed in, or for visitors, following other tabs.
 * The member is part of its key, so that the next one at this browser does not read it.
 */
export function useStored(name: string): [stored: string | null, update: Update] {
  const key = `account.${name}:${useSession()?.user._id ?? 'visitor'}`
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
  // The rule works on what is stored by then: another tab may just have changed it.
  const update: Update = (rule) => {
    writeStored(key, rule(readStored(key)))
    listeners.forEach((listener) => listener())
  }
  return [stored, update]
}
