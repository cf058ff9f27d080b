import { translationSchema } from '@shop/contracts/translation.ts'
import type { Language } from '@shop/kernel'

import { isTranslation } from './text.rules.ts'

/** Milliseconds after which the service counts as out of reach. */
export const SERVICE_TIMEOUT = 8_000

/** What asking came to: a translation, that this text has none, or that the service does not work. */
export type Answer =
  { kind: 'translated'; text: string } | { kind: 'none' } | { kind: 'unavailable' }

const none: Answer = { kind: 'none' }
const unavailable: Answer = { kind: 'unavailable' }

/** What a server says of one request, and not of all of them. */
const refusals = [400, 413, 414, 422]

/** The public service puts a second status into the body of an answer that seems fine. */
function statusIn(body: unknown): number {
  const status =
    typeof body === 'object' && body && 'responseStatus' in body ? body.responseStatus : 200
  return Number(status)
}

/**
 * Asks the translation service for one text. Nothing of the person goes with it: no token, no cookie, no address.
 * @param service the service's address; `q` and `langpair` are added to it
 */
export async function askService(service: string, text: string, lang: Language): Promise<Answer> {
  const address = new URL(service)
  address.searchParams.set('q', text)
  address.searchParams.set('langpair', `en|${lang}`)
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(SERVICE_TIMEOUT),
    })
    if (refusals.includes(response.status)) return none
    if (!response.ok) return unavailable
    const body: unknown = await response.json()
    const parsed = translationSchema.safeParse(body)
    if (!parsed.success || statusIn(body) !== 200) return unavailable
    const translated = parsed.data.responseData.translatedText.trim()
    return isTranslation(translated) ? { kind: 'translated', text: translated } : none
  } catch {
    return unavailable
  }
}
