const answers = ['accepted', 'declined'] as const
export type ConsentAnswer = (typeof answers)[number]

/** What somebody answered to a text. */
export interface Consent {
  answer: ConsentAnswer
  /** Version of the text that was answered to. */
  version: string
  /** When, ISO 8601. */
  date: string
}

/** The stored answer, or null where there is none or it cannot be read. */
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

/** What an answer means for the text as it is now. @param version of the text */
export function getConsentStatus(
  consent: Consent | null,
  version: string,
): ConsentAnswer | 'outdated' | 'none' {
  if (!consent) return 'none'
  return consent.version === version ? consent.answer : 'outdated'
}
