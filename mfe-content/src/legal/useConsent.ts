import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { safeLocalStorage, useStorage } from '@shop/kernel/storage'
import { useMemo } from 'react'

import { type Consent, type ConsentAnswer, parseConsent } from './consent.ts'
import { type DocumentName, documents } from './documents.ts'

/** The stored answer to a document, in sync with other tabs, and a function to save one. */
export function useConsent(name: DocumentName): [Consent | null, (answer: ConsentAnswer) => void] {
  const [stored, update] = useStorage(safeLocalStorage, `${storageKeys.consent}${name}`)
  const consent = useMemo(() => parseConsent(stored), [stored])

  function saveAnswer(answer: ConsentAnswer): void {
    const { version } = documents[name]
    const newConsent: Consent = { answer, version, date: new Date().toISOString() }
    update(() => JSON.stringify(newConsent))
  }
  return [consent, saveAnswer]
}
