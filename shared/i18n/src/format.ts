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

type DateStyle = 'medium' | 'long'

/** Months have names on every page; Arabic’s medium style would have numbers, and its long one is short enough. */
const toStyle = (lang: Language, style: DateStyle): DateStyle => (lang === 'ar' ? 'long' : style)

/**
 * A date with the time in the shop's time zone.
 * @param iso ISO 8601; returned unchanged when invalid
 * @param style `long` has the full name of the month
 */
export function formatDateTime(iso: string, lang: Language, style: DateStyle = 'long'): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const options = {
    dateStyle: toStyle(lang, style),
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  } as const
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
  style: DateStyle = 'long',
  timeZone: string = 'UTC',
): string {
  const options = { dateStyle: toStyle(lang, style), timeZone } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(iso))
}

/** The text in `lang`, or in English as the fallback. */
export function localize(text: LocalizedText, lang: Language): string {
  return text[lang] || text.en
}
