import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { safeLocalStorage, useStorage } from '@shop/kernel/storage'
import { useMemo } from 'react'

import { type DocumentName, documents } from './documents.ts'

const answers = ['accepted', 'declined'] as const
type ConsentAnswer = (typeof answers)[number]

export interface Consent {
  answer: ConsentAnswer
  /** Version of the document that was answered. */
  version: string
  /** ISO 8601. */
  date: string
}

/** Parses a stored answer; null when there is none or it is invalid. */
export function parseConsent(stored: string | null): Consent | null {
  try {
    const { answer, version, date } = JSON.parse(stored ?? 'null') as Record<string, unknown>
    const known = answers.find((one) => one === answer)
    if (!known || typeof version !== 'string' || typeof date !== 'string') return null
    return Number.isNaN(Date.parse(date)) ? null : { answer: known, version, date }
  } catch {
    return null
  }
}

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
