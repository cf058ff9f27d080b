import { toLatinDigits } from '@shop/contracts/rules/typed-text.ts'
import { translationSchema } from '@shop/contracts/wire/translation.ts'
import type { Language } from '@shop/kernel/language'

import { isTranslation } from './is-translatable.ts'

export const REQUEST_TIMEOUT_MS = 8_000

/** A translation, none for this text, or a service that does not work. */
export type TranslationResult =
  { kind: 'translated'; text: string } | { kind: 'none' } | { kind: 'unavailable' }

const none: TranslationResult = { kind: 'none' }
const unavailable: TranslationResult = { kind: 'unavailable' }

/** HTTP statuses that reject this one text. */
const REJECTED_TEXT_STATUSES = [400, 413, 414, 422]

/** The status that MyMemory puts into the body of a response of status 200. */
function getBodyStatus(body: unknown): number {
  const status =
    typeof body === 'object' && body && 'responseStatus' in body ? body.responseStatus : 200
  return Number(status)
}

/**
 * Requests a translation, without credentials or referrer. Never throws.
 * @param serviceUrl address that `q` and `langpair` are added to
 */
export async function fetchTranslation(
  serviceUrl: string,
  text: string,
  lang: Language,
): Promise<TranslationResult> {
  const url = new URL(serviceUrl)
  url.searchParams.set('q', text)
  url.searchParams.set('langpair', `en|${lang}`)
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (REJECTED_TEXT_STATUSES.includes(response.status)) return none
    if (!response.ok) return unavailable
    const body: unknown = await response.json()
    const parsed = translationSchema.safeParse(body)
    if (!parsed.success || getBodyStatus(body) !== 200) return unavailable
    const translation = parsed.data.responseData.translatedText.trim()
    return isTranslation(translation)
      ? { kind: 'translated', text: toLatinDigits(translation) }
      : none
  } catch {
    return unavailable
  }
}
