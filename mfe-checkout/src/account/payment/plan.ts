const MONTHLY_PRICE_USD = 18

/** The same in both languages. */
export function formatPlanPrice(plan: 'monthly' | 'annual'): string {
  return `$${plan === 'annual' ? 12 * MONTHLY_PRICE_USD : MONTHLY_PRICE_USD}`
}
