import { calculateSubtotal, percentOf, type PricedLine } from '@shop/contracts/rules/pricing.ts'

import { paths } from '../paths.generated.ts'

/** The templates, in the order a shopper receives them; their texts are the messages `EMAIL.…`. */
export const emails = [
  'confirmation',
  'cart',
  'offers',
  'order',
  'voucher',
  'reset',
  'review',
] as const

export type Email = (typeof emails)[number]

export function getEmailPath(email: Email): string {
  return paths[`emails.${email}`]
}

export const sampleEmail = {
  recipient: 'maha@example.com',
  /** ISO 8601, in the sender's time zone. */
  sentAt: '2026-03-09T09:30:00+04:00',
  orderNumber: '482913',
  /** Validity of the link in the sign-up e-mail. */
  confirmationMinutes: 30,
  /** Validity of the link in the reset e-mail. */
  resetSeconds: 45,
} as const

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
export function sampleTotals() {
  const subtotal = calculateSubtotal(sampleLines)
  const tax = percentOf(subtotal, SAMPLE_TAX_PERCENT)
  return { subtotal, tax, total: subtotal + tax }
}
