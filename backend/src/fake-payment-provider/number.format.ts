import { CURRENCY, CURRENCY_DECIMALS, fromHundredths } from '@shop/contracts/money.ts'

import type { Language } from '../pages/negotiate-language.ts'

const locales: Record<Language, string> = { en: 'en-OM', ar: 'ar-OM' }

/** Formats an amount in the language's digits and order. @param hundredths of OMR */
export function formatAmount(hundredths: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: CURRENCY_DECIMALS,
    maximumFractionDigits: CURRENCY_DECIMALS,
  }).format(fromHundredths(hundredths))
}

/** Formats a count in the language's digits. */
export function formatCount(count: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang]).format(count)
}
