import { createHash } from 'node:crypto'

import { formatAmount } from '@shop/contracts/format.ts'
import { toHundredths } from '@shop/contracts/money.ts'
import type { OrderRequest } from '@shop/contracts/order.ts'
import {
  calculateDiscount,
  calculateTotals,
  type DiscountType,
  type Totals,
} from '@shop/contracts/pricing.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'

/** A product at its current price, in hundredths of OMR. */
export interface Offer {
  id: string
  title: LocalizedText
  price: number
}

export interface OrderLine extends Offer {
  quantity: number
}

export interface ClaimedCoupon {
  code: string
  discountValue: number
  discountType: DiscountType
}

export interface PricedOrder {
  lines: OrderLine[]
  totals: Totals
  couponCode: string | null
}

/** `mismatch`: message for the shopper about what differs from the shop's prices. */
type PriceCheck = { order: PricedOrder } | { mismatch: string }

type Lines = OrderRequest['orderLists']

/** Longest name of a product that is no longer sold, which comes from the client. */
const MAX_NAME_LENGTH = 80

/** Formats an amount for a message, as the site writes it. */
export function formatOmr(hundredths: number): string {
  return formatAmount(hundredths, 'en')
}

function findLineErrors(lines: Lines, offers: ReadonlyMap<string, Offer>): string[] {
  const seen = new Set<string>()
  return lines.flatMap(({ itemId, itemName, itemPrice }) => {
    const offer = offers.get(itemId)
    const name = offer?.title.en ?? itemName.slice(0, MAX_NAME_LENGTH)
    if (seen.has(itemId)) return [`${name} is in the order twice.`]
    seen.add(itemId)
    if (!offer) return [`${name} is no longer sold. Please remove it from your cart.`]
    if (offer.price === toHundredths(itemPrice)) return []
    const [currentPrice, cartPrice] = [formatOmr(offer.price), formatOmr(toHundredths(itemPrice))]
    return [`The price of ${name} is now ${currentPrice} (your cart says ${cartPrice}).`]
  })
}

function calculateLineTotals(lines: OrderLine[], discount: number): Totals {
  return calculateTotals(
    lines.map(({ price, quantity }) => ({ price: price / 100, quantity })),
    discount,
  )
}

/**
 * Checks an order's prices and total against the shop's own. The total may be without a discount or
 * with that of any one claimed coupon.
 */
export function validateOrder(
  request: Pick<OrderRequest, 'orderLists' | 'TotalOrderPrice'>,
  offers: ReadonlyMap<string, Offer>,
  coupons: readonly ClaimedCoupon[],
): PriceCheck {
  const errors = findLineErrors(request.orderLists, offers)
  if (errors.length > 0) return { mismatch: errors.join(' ') }
  const lines = request.orderLists.flatMap(({ itemId, itemQuantity: quantity }) => {
    const offer = offers.get(itemId)
    return offer ? [{ ...offer, quantity }] : []
  })
  const full = calculateLineTotals(lines, 0)
  const requestedTotal = toHundredths(request.TotalOrderPrice)
  if (full.total === requestedTotal) return { order: { lines, totals: full, couponCode: null } }
  for (const coupon of coupons) {
    const totals = calculateLineTotals(lines, calculateDiscount(full.subtotal, coupon))
    if (totals.total === requestedTotal)
      return { order: { lines, totals, couponCode: coupon.code } }
  }
  const hint =
    requestedTotal < full.total ? ' If you have a discount code, please apply it again.' : ''
  return {
    mismatch: `The total is now ${formatOmr(full.total)} (your cart says ${formatOmr(requestedTotal)}).${hint}`,
  }
}

/** Hash of the lines (in any order), their prices and the total: identifies identical carts. */
export function createCartKey(
  lines: readonly { id: string; price: number; quantity: number }[],
  total: number,
): string {
  const parts = lines.map(({ id, price, quantity }) => `${id} ${price} ${quantity}`).sort()
  return createHash('sha256')
    .update([...parts, total].join('\n'))
    .digest('base64url')
}

/** Identifies the same products in the same quantities, whatever they cost. */
export function createGoodsKey(lines: readonly { id: string; quantity: number }[]): string {
  return lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .sort()
    .join('\n')
}

/** Hash of a request's content without its tracking number: distinguishes a retry from another order. */
export function createFingerprint(request: OrderRequest): string {
  const { buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice } = request
  const lines = request.orderLists.map((line) => [line.itemId, line.itemPrice, line.itemQuantity])
  const content = [buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice, lines.sort()]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
