import { formatAmount } from '@shop/contracts/rules/format.ts'
import type { Totals } from '@shop/contracts/rules/pricing.ts'

/** Formats an amount for a message, as the site writes it. */
export function formatOmr(hundredths: number): string {
  return formatAmount(hundredths, 'en')
}

/** What one payment can be, in hundredths of OMR. */
export interface AmountLimits {
  /** No provider takes 0. */
  minAmount: number
  maxAmount: number
}

/** The larger of what the payment provider is told: the goods without their discount, or the total. */
const getAmount = ({ subtotal, total }: Pick<Totals, 'subtotal' | 'total'>) =>
  Math.max(subtotal, total)

/** Why a card payment cannot be of an amount. */
export type AmountProblem = 'aboveLimit' | 'belowLimit'

/** Finds out why no payment can be of an order's amount. @returns undefined when one can */
export function findAmountProblem(
  totals: Pick<Totals, 'subtotal' | 'total'>,
  { minAmount, maxAmount }: AmountLimits,
): AmountProblem | undefined {
  if (getAmount(totals) > maxAmount) return 'aboveLimit'
  return totals.total < minAmount ? 'belowLimit' : undefined
}

/** Message for the shopper about an order of whose amount no payment can be. */
export function describeAmountProblem(
  problem: AmountProblem,
  totals: Pick<Totals, 'subtotal' | 'total'>,
  { minAmount, maxAmount }: AmountLimits,
): string {
  if (problem === 'belowLimit') {
    const [limit, amount] = [formatOmr(minAmount), formatOmr(totals.total)]
    return `A card payment is ${limit} at least, and your order comes to ${amount}. Please add something to your cart.`
  }
  const [limit, amount] = [formatOmr(maxAmount), formatOmr(getAmount(totals))]
  return `One order can be ${limit} at most, and yours comes to ${amount}. Please divide it into several orders.`
}
