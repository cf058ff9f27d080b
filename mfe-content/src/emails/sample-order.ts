import { calculateSubtotal, percentOf, type PricedLine } from '@shop/contracts/pricing.ts'

interface SampleLine extends PricedLine {
  /** The product's name is the message `item.ITEM`. */
  item: 'card' | 'stand' | 'tee'
}

/** Lines of the sample cart and order; prices in OMR. */
export const sampleLines: readonly SampleLine[] = [
  { item: 'card', price: 21, quantity: 20 },
  { item: 'stand', price: 16, quantity: 22 },
  { item: 'tee', price: 10.5, quantity: 16 },
]

/** Percent of the subtotal; the templates use another rate than the shop. */
const SAMPLE_TAX_PERCENT = 10

/** Totals of the sample lines, in hundredths of OMR. */
export function sampleTotals(lines: readonly PricedLine[] = sampleLines) {
  const subtotal = calculateSubtotal(lines)
  const tax = percentOf(subtotal, SAMPLE_TAX_PERCENT)
  return { subtotal, tax, total: subtotal + tax }
}
