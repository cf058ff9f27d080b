import { createHash } from 'node:crypto'

import { toHundredths } from '@shop/contracts/money.ts'
import type { OrderRequest } from '@shop/contracts/order.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import {
  calculateDiscount,
  type DiscountType,
  type Totals,
  calculateTotals,
} from '@shop/contracts/pricing.ts'

import { formatOmr } from './money.format.ts'

/** A product as the shop sells it now; `price` in hundredths of OMR. */
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

export type Agreement = { order: PricedOrder } | { disagreement: string }

type Lines = OrderRequest['orderLists']

function lineProblems(lines: Lines, offers: ReadonlyMap<string, Offer>): string[] {
  const seen = new Set<string>()
  return lines.flatMap(({ itemId, itemName, itemPrice }) => {
    const offer = offers.get(itemId)
    const name = offer?.title.en ?? itemName.slice(0, 80)
    if (seen.has(itemId)) return [`${name} is in the order twice.`]
    seen.add(itemId)
    if (!offer) return [`${name} is no longer sold. Please remove it from your cart.`]
    if (offer.price === toHundredths(itemPrice)) return []
    const [now, said] = [formatOmr(offer.price), formatOmr(toHundredths(itemPrice))]
    return [`The price of ${name} is now ${now} (your cart says ${said}).`]
  })
}

function priced(lines: OrderLine[], discount: number): Totals {
  return calculateTotals(
    lines.map(({ price, quantity }) => ({ price: price / 100, quantity })),
    discount,
  )
}

/**
 * Whether the shopper's prices and total are the shop's own. The total may be without a discount or
 * with the discount of any one coupon that the shopper has claimed.
 * @returns the order at the shop's prices, or sentences that say what is different
 */
export function agreeOn(
  request: Pick<OrderRequest, 'orderLists' | 'TotalOrderPrice'>,
  offers: ReadonlyMap<string, Offer>,
  coupons: readonly ClaimedCoupon[],
): Agreement {
  const problems = lineProblems(request.orderLists, offers)
  if (problems.length > 0) return { disagreement: problems.join(' ') }
  const lines = request.orderLists.flatMap(({ itemId, itemQuantity: quantity }) => {
    const offer = offers.get(itemId)
    return offer ? [{ ...offer, quantity }] : []
  })
  const full = priced(lines, 0)
  const said = toHundredths(request.TotalOrderPrice)
  if (full.total === said) return { order: { lines, totals: full, couponCode: null } }
  for (const coupon of coupons) {
    const totals = priced(lines, calculateDiscount(full.subtotal, coupon))
    if (totals.total === said) return { order: { lines, totals, couponCode: coupon.code } }
  }
  const hint = said < full.total ? ' If you have a discount code, please apply it again.' : ''
  return {
    disagreement: `The total is now ${formatOmr(full.total)} (your cart says ${formatOmr(said)}).${hint}`,
  }
}

/** The same for the same lines (in any order) at the same prices for the same total. */
export function cartKeyOf(
  lines: readonly { id: string; price: number; quantity: number }[],
  total: number,
): string {
  const parts = lines.map(({ id, price, quantity }) => `${id} ${price} ${quantity}`).sort()
  return createHash('sha256')
    .update([...parts, total].join('\n'))
    .digest('base64url')
}

/** The same for requests of the same content; tells a repeat from another order of the same number. */
export function fingerprintOf(request: OrderRequest): string {
  const { buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice } = request
  const lines = request.orderLists.map((line) => [line.itemId, line.itemPrice, line.itemQuantity])
  const content = [buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice, lines.sort()]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
