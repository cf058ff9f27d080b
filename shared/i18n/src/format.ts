import { CURRENCY, CURRENCY_DECIMALS, fromHundredths } from '@shop/contracts/money.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import type { Language } from '@shop/kernel'

/** The locale that numbers, dates and plurals of a language follow. */
export const locales: Record<Language, string> = { en: 'en-OM', ar: 'ar-OM' }

const decimals = {
  minimumFractionDigits: CURRENCY_DECIMALS,
  maximumFractionDigits: CURRENCY_DECIMALS,
  // Nothing is not less than nothing: no sign on an amount that rounds to zero.
  signDisplay: 'negative',
} as const

/** An amount with its currency in the language's own digits and order. @param hundredths of OMR */
export function formatAmount(hundredths: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: CURRENCY,
    ...decimals,
  }).format(fromHundredths(hundredths))
}

/** An amount without its currency, two decimals. @param hundredths of OMR */
export function formatDecimal(hundredths: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], decimals).format(fromHundredths(hundredths))
}

export function formatNumber(value: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang]).format(value)
}

/** A long date with its time, in the person's time zone. @param iso ISO 8601; returned as it is when it is no date */
export function formatDateTime(iso: string, lang: Language): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeStyle: 'short' }).format(
    date,
  )
}

/**
 * A day, the same one in every time zone.
 * @param iso such as `2026-10-28`
 * @param style `long` writes the month's name in full
 */
export function formatDay(iso: string, lang: Language, style: 'medium' | 'long' = 'long'): string {
  const options = { dateStyle: style, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(iso))
}

/** The text in `lang`, or English where it has none. */
export function localized(text: LocalizedText, lang: Language): string {
  return text[lang] || text.en
}
