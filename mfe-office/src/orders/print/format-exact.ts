import { formatAmount } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

/** An amount with three decimals, which the authorities have tax stated in. */
export function formatExact(omr: number, lang: Language): string {
  const baisa = Math.round(omr * 1000)
  // The third decimal follows the last digit, whatever comes after that.
  return formatAmount(Math.trunc(baisa / 10), lang).replace(
    /\d(?=\D*$)/,
    (digit) => `${digit}${Math.abs(baisa) % 10}`,
  )
}
