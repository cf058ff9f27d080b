/** US dollars a month. */
export const MONTHLY_PRICE = 18

/** The price of a plan as it is written in every language. */
export function planPrice(plan: 'monthly' | 'annual'): string {
  return `$${plan === 'annual' ? 12 * MONTHLY_PRICE : MONTHLY_PRICE}`
}
