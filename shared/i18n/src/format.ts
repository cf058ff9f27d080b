import { locales } from '@shop/contracts/format.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import type { Language } from '@shop/kernel/language'

// The backend formats amounts too, and imports the contracts only.
export { formatAmount, formatDecimal, formatNumber, locales } from '@shop/contracts/format.ts'

/** A long date with the time in the user's time zone. @param iso ISO 8601; returned unchanged when invalid */
export function formatDateTime(iso: string, lang: Language): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeStyle: 'short' }).format(
    date,
  )
}

/**
 * A date in UTC, the same in every time zone.
 * @param iso such as `2026-10-28`
 * @param style `long` has the full name of the month
 */
export function formatDay(iso: string, lang: Language, style: 'medium' | 'long' = 'long'): string {
  const options = { dateStyle: style, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(iso))
}

/** The text in `lang`, or in English as the fallback. */
export function localize(text: LocalizedText, lang: Language): string {
  return text[lang] || text.en
}
