import { locales, SHOP_TIME_ZONE } from '@shop/contracts/rules/format.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import type { Language } from '@shop/kernel/language'

// The backend formats amounts too, and imports the contracts only.
export {
  formatAmount,
  formatDecimal,
  formatNumber,
  locales,
  SHOP_TIME_ZONE,
} from '@shop/contracts/rules/format.ts'

/**
 * A date with the time in the shop's time zone.
 * @param iso ISO 8601; returned unchanged when invalid
 * @param style `long` has the full name of the month
 */
export function formatDateTime(
  iso: string,
  lang: Language,
  style: 'medium' | 'long' = 'long',
): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const options = { dateStyle: style, timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(date)
}

/**
 * A date, the same for everybody.
 * @param iso such as `2026-10-28`
 * @param style `long` has the full name of the month
 * @param timeZone in which a point in time has its date
 */
export function formatDay(
  iso: string,
  lang: Language,
  style: 'medium' | 'long' = 'long',
  timeZone: string = 'UTC',
): string {
  const options = { dateStyle: style, timeZone } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(iso))
}

/** The text in `lang`, or in English as the fallback. */
export function localize(text: LocalizedText, lang: Language): string {
  return text[lang] || text.en
}
