import { formatAmount } from '@shop/contracts/rules/format.ts'

/** Formats an amount for a message, as the site writes it. */
export function formatOmr(hundredths: number): string {
  return formatAmount(hundredths, 'en')
}
