import type { Agent } from '@shop/contracts/agent.ts'

/** Stands for a part of a name that the agent never filled in. */
export const MISSING = '--'

export const networks = ['facebook', 'instagram', 'twitter', 'tiktok'] as const
export type Network = (typeof networks)[number]

/** First and last name, each replaced by `--` where it is missing. */
export function fullName({ firstName, lastName }: Agent): string {
  return [firstName, lastName].map((part) => part?.trim() || MISSING).join(' ')
}

/** The first letters of the name's known parts, for an avatar without a picture; may be empty. */
export function initials({ firstName, lastName }: Agent): string {
  return [firstName, lastName]
    .map((part) => Array.from(part?.trim() ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** Zip, city, state and country in that order, without the missing ones; `--` when there is none at all. */
export function addressLine({ location }: Agent, separator = ', '): string {
  const { zipCode, city, state, country } = location ?? {}
  const parts = [zipCode, city, state, country].flatMap((part) => part?.trim() || [])
  return parts.join(separator) || MISSING
}

/** The digits that a telephone can dial, or null when there is nothing to dial. */
export function dialable({ phone }: Agent): string | null {
  const number = phone?.fullNumber?.replace(/[^\d+]/g, '') ?? ''
  return /\d{3}/.test(number) ? number : null
}

/** The address of a profile, or null unless it is a well-formed https address: others are not ours to follow. */
export function profileAddress({ socialMediaLinks }: Agent, network: Network): string | null {
  const address = URL.parse(socialMediaLinks?.[network]?.trim() ?? '')
  return address?.protocol === 'https:' ? address.href : null
}
