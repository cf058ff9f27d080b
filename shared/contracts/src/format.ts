import { CURRENCY, CURRENCY_DECIMALS, fromHundredths } from './money.ts'

/** The locale whose formats and plural rules a language uses; digits are Western in both, as Gulf shops write prices. */
export const locales = { en: 'en-OM', ar: 'ar-OM-u-nu-latn' }

type Language = keyof typeof locales

/** Number format of an amount of OMR. */
export const amountFormat = {
  minimumFractionDigits: CURRENCY_DECIMALS,
  maximumFractionDigits: CURRENCY_DECIMALS,
  // No sign on an amount that rounds to zero.
  signDisplay: 'negative',
} as const

/** An amount with its currency, in the language's words and order. @param hundredths of OMR */
export function formatAmount(hundredths: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: CURRENCY,
    ...amountFormat,
  }).format(fromHundredths(hundredths))
}

/** A number with the language's separators. */
export function formatNumber(value: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang]).format(value)
}
