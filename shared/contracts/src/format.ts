import { CURRENCY, CURRENCY_DECIMALS, fromHundredths } from './money.ts'

/** The locale whose formats and plural rules a language uses; digits are Western in both, as Gulf shops write prices. */
export const locales = { en: 'en-OM', ar: 'ar-OM-u-nu-latn' }

type Language = keyof typeof locales

const decimals = {
  minimumFractionDigits: CURRENCY_DECIMALS,
  maximumFractionDigits: CURRENCY_DECIMALS,
  // No sign on an amount that rounds to zero.
  signDisplay: 'negative',
} as const

const formatOptions = {
  number: {},
  decimal: decimals,
  amount: { style: 'currency', currency: CURRENCY, ...decimals },
} as const

/** Creating a format takes much longer than formatting, and a long list has many amounts. */
const formats = new Map<string, Intl.NumberFormat>()

function getFormat(lang: Language, kind: keyof typeof formatOptions): Intl.NumberFormat {
  const key = `${lang} ${kind}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locales[lang], formatOptions[kind])
  formats.set(key, format)
  return format
}

/** An amount with its currency, in the language's words and order. @param hundredths of OMR */
export function formatAmount(hundredths: number, lang: Language): string {
  return getFormat(lang, 'amount').format(fromHundredths(hundredths))
}

/** An amount without its currency, two decimals. @param hundredths of OMR */
export function formatDecimal(hundredths: number, lang: Language): string {
  return getFormat(lang, 'decimal').format(fromHundredths(hundredths))
}

/** A number with the language's separators. */
export function formatNumber(value: number, lang: Language): string {
  return getFormat(lang, 'number').format(value)
}
