import { CURRENCY, CURRENCY_DECIMALS, fromHundredths } from '@shop/contracts/money.ts'

/** For example `21.50 OMR`. */
export function formatOmr(hundredths: number): string {
  return `${fromHundredths(hundredths).toFixed(CURRENCY_DECIMALS)} ${CURRENCY}`
}
