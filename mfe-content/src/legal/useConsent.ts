import { readStored, writeStored } from '@shop/kernel'
import { useMemo, useSyncExternalStore } from 'react'

import { parseConsent, type Answer, type Consent } from './consent.ts'
import { documents, type DocumentName } from './documents.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What was answered to a text in this browser, other tabs included, and how to answer. */
export function useConsent(name: DocumentName): [Consent | null, (answer: Answer) => void] {
  const key = `consent.${name}`
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
  const consent = useMemo(() => parseConsent(stored), [stored])

  function give(answer: Answer): void {
    const { version } = documents[name]
    const given: Consent = { answer, version, date: new Date().toISOString() }
    writeStored(key, JSON.stringify(given))
    listeners.forEach((listener) => listener())
  }
  return [consent, give]
}
