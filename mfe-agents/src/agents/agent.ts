import { parseUrl } from '@shop/contracts/rules/parse-url.ts'
import { isWhatsAppNumber } from '@shop/contracts/rules/typed-text.ts'
import type { Agent } from '@shop/contracts/wire/agent.ts'
import type { Language } from '@shop/kernel/language'

/** Shown in place of missing data. */
export const PLACEHOLDER = '--'

export const networks = ['facebook', 'instagram', 'twitter', 'tiktok'] as const
type Network = (typeof networks)[number]

interface LocalizedAgent {
  agent: Agent
  /** Languages of the name and of the place. */
  nameLang: Language
  placeLang: Language
}

type Texts = Record<string, string | undefined>

/** True when the data have a translation of every part that is known. */
function isTranslated(parts: Texts, translation: Texts = {}): boolean {
  const known = Object.keys(parts).filter((key) => parts[key]?.trim())
  return known.length > 0 && known.every((key) => translation[key]?.trim())
}

/** The agent with name and place in `lang`; each stays as it is where its translation is not complete. */
export function localizeAgent(agent: Agent, lang: Language): LocalizedAgent {
  const { firstName, lastName, location } = agent
  const texts = lang === 'en' ? undefined : agent.translations?.[lang]
  const { zipCode, ...place } = location ?? {}
  const name = isTranslated({ firstName, lastName }, texts)
  const placed = isTranslated(place, texts)
  const { country, city, state } = texts ?? {}
  return {
    agent: {
      ...agent,
      ...(name && { firstName: texts?.firstName, lastName: texts?.lastName }),
      ...(placed && { location: { zipCode, country, city, state } }),
    },
    nameLang: name ? lang : 'en',
    placeLang: placed ? lang : 'en',
  }
}

/** First and last name; `--` for a missing part. */
export function getFullName({ firstName, lastName }: Agent): string {
  return [firstName, lastName].map((part) => part?.trim() || PLACEHOLDER).join(' ')
}

const separators = { en: ', ', ar: '، ' }

/** Zip code, city, state and country, as far as they are known; `--` when none is. @param lang of the location */
export function formatAddress({ location }: Agent, lang: Language): string {
  const { zipCode, city, state, country } = location ?? {}
  const parts = [zipCode, city, state, country].flatMap((part) => part?.trim() || [])
  return parts.join(separators[lang]) || PLACEHOLDER
}

/** The digits of the phone number, for a `tel:` link; null when there are too few. */
export function getDialNumber({ phone }: Agent): string | null {
  const number = phone?.fullNumber?.replace(/[^\d+]/g, '') ?? ''
  return /\d{3}/.test(number) ? number : null
}

/** Numbers of Oman that begin with 2 are landlines. */
const OMANI_LANDLINE = /^9682/

/** The digits of the phone number for a chat at WhatsApp; null without a country code, and for a landline. */
export function getWhatsAppNumber(agent: Agent): string | null {
  const number = getDialNumber(agent)
  const digits = number?.startsWith('+') ? number.slice(1) : ''
  return isWhatsAppNumber(digits) && !OMANI_LANDLINE.test(digits) ? digits : null
}

/** The URL of a profile; null unless it is https, since the data is untrusted (`javascript:`). */
export function getProfileUrl({ socialMediaLinks }: Agent, network: Network): string | null {
  const link = socialMediaLinks?.[network]?.trim()
  const url = link ? parseUrl(link) : null
  return url?.protocol === 'https:' ? url.href : null
}
