import { contact } from '@shop/contracts/configuration/brand/contact.ts'
import type { MapPosition } from '@shop/contracts/rules/map-position.ts'
import { type OpeningHours, weekdays } from '@shop/contracts/rules/opening-hours.ts'
import { getConfig } from '@shop/kernel/config'
import type { Language } from '@shop/kernel/language'

/** When somebody is there, as `phone.hint` says it: 9 am to 5 pm on all days but Friday and Saturday. */
const ownHours: OpeningHours = {
  days: weekdays.filter((day) => day !== 'friday' && day !== 'saturday'),
  periods: [{ opens: 9 * 60, closes: 17 * 60 }],
}

/** When somebody is there; undefined where an owner has said it in words. */
export const getHours = (): OpeningHours | undefined => (getConfig().contact ? undefined : ownHours)

export const contactDetails = {
  ...contact,
  position: { latitude: 23.5957, longitude: 58.4215 } satisfies MapPosition,
}

/** What an owner has changed of it in the office; undefined where the pages' own texts count. */
export function getChangedContact(
  lang: Language,
): { phone: string; address: string; hours: string } | undefined {
  const { contact: changed } = getConfig()
  return changed && { ...changed, address: changed.address[lang], hours: changed.hours[lang] }
}

export const getPhone = (): string => getConfig().contact?.phone ?? contact.phone

export const getPhoneUrl = (): string => `tel:${getPhone().replaceAll(' ', '')}`
