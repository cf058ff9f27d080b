import type { Agent } from '@shop/contracts/agent.ts'

/** Shown in place of missing data. */
export const PLACEHOLDER = '--'

export const networks = ['facebook', 'instagram', 'twitter', 'tiktok'] as const
export type Network = (typeof networks)[number]

/** First and last name; `--` for a missing part. */
export function getFullName({ firstName, lastName }: Agent): string {
  return [firstName, lastName].map((part) => part?.trim() || PLACEHOLDER).join(' ')
}

/** Zip code, city, state and country, as far as they are known; `--` when none is. */
export function formatAddress({ location }: Agent, separator = ', '): string {
  const { zipCode, city, state, country } = location ?? {}
  const parts = [zipCode, city, state, country].flatMap((part) => part?.trim() || [])
  return parts.join(separator) || PLACEHOLDER
}

/** The digits of the phone number, for a `tel:` link; null when there are too few. */
export function getDialNumber({ phone }: Agent): string | null {
  const number = phone?.fullNumber?.replace(/[^\d+]/g, '') ?? ''
  return /\d{3}/.test(number) ? number : null
}

/** The URL of a profile; null unless it is https, since the data is untrusted (`javascript:`). */
export function getProfileUrl({ socialMediaLinks }: Agent, network: Network): string | null {
  const url = URL.parse(socialMediaLinks?.[network]?.trim() ?? '')
  return url?.protocol === 'https:' ? url.href : null
}
