import { toHundredths } from './money.ts'

/** Tax in percent of the undiscounted subtotal, where a shop says nothing of it. */
export const DEFAULT_TAX_PERCENT: number = 5

/** Quantity limit of an order's line on the server. */
export const MAX_LINE_QUANTITY: number = 10_000

/** Limit of an order's lines on the server. */
export const MAX_ORDER_LINES: number = 200

/** Limit of the length of an item's name in an order. */
export const MAX_ITEM_NAME_LENGTH: number = 500

/** Limit of the length of an item's image URL in an order. */
export const MAX_ITEM_IMAGE_LENGTH: number = 2000

export type DiscountType = 'percentage' | 'fixedamount' | 'fixed'

export interface PricedLine {
  /** Unit price in OMR (decimal, as on the wire). */
  price: number
  quantity: number
}

/** All amounts are integers, in hundredths of OMR. */
export interface Totals {
  subtotal: number
  tax: number
  discount: number
  /** Included in the total; only where it costs something. */
  delivery?: number
  total: number
}

/** Totals with the rate of their tax. */
export interface TaxedTotals extends Totals {
  taxPercent: number
}

/**
 * `percent` percent of `hundredths`, rounded half up to a whole hundredth.
 * @param hundredths integer, hundredths of OMR
 */
export function percentOf(hundredths: number, percent: number): number {
  return Math.round((hundredths * percent) / 100)
}

/**
 * The discount of a coupon in hundredths of OMR, between 0 and the subtotal.
 * @param subtotal integer, hundredths of OMR
 * @param coupon `discountValue` is a percentage, or OMR (decimal) for the fixed types
 */
export function calculateDiscount(
  subtotal: number,
  coupon: { discountValue: number; discountType: DiscountType },
): number {
  const raw =
    coupon.discountType === 'percentage'
      ? percentOf(subtotal, coupon.discountValue)
      : toHundredths(coupon.discountValue)
  return Math.min(Math.max(raw, 0), subtotal)
}

/** Sum of price times quantity, in hundredths of OMR. */
export function calculateSubtotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + toHundredths(line.price) * line.quantity, 0)
}

/** What is said of tax beside a price. */
export interface PriceTax {
  percent: number
  /** Whether the price that is shown has it in it. */
  isIncluded: boolean
}

/** What is said of tax beside the prices of a shop; null where it adds none. */
export function getPriceTax({
  taxPercent: percent = DEFAULT_TAX_PERCENT,
  pricesWithTax: isIncluded = false,
}: {
  taxPercent?: number | undefined
  pricesWithTax?: boolean | undefined
}): PriceTax | null {
  return percent > 0 ? { percent, isIncluded } : null
}

/** A price with its tax: what an order of one piece costs. @param hundredths integer, hundredths of OMR */
export function addTax(hundredths: number, tax: Pick<PriceTax, 'percent'> | null): number {
  return tax ? hundredths + percentOf(hundredths, tax.percent) : hundredths
}

/**
 * Totals of a cart: tax applies to the undiscounted subtotal; total = subtotal + tax - discount.
 * @param taxPercent of the shop
 * @param discount integer, hundredths of OMR; clamped to the subtotal
 */
export function calculateTotals(
  lines: readonly PricedLine[],
  taxPercent: number,
  discount = 0,
): TaxedTotals {
  const subtotal = calculateSubtotal(lines)
  const tax = percentOf(subtotal, taxPercent)
  const applied = Math.min(Math.max(discount, 0), subtotal)
  return { subtotal, tax, taxPercent, discount: applied, total: subtotal + tax - applied }
}

/**
 * Totals with the price of the delivery, which has its tax in it.
 * @param delivery integer, hundredths of OMR; 0 leaves the totals as they are
 */
export function addDelivery<T extends Totals>(totals: T, delivery: number): T {
  return delivery > 0 ? { ...totals, delivery, total: totals.total + delivery } : totals
}
