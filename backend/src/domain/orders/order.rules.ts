import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import {
  countPieces,
  fitEngravings,
  placeEngravings,
} from '@shop/contracts/rules/engraving-list.ts'
import {
  addDelivery,
  calculateDiscount,
  calculateTotals,
  type DiscountType,
  type TaxedTotals,
} from '@shop/contracts/rules/pricing.ts'
import {
  getSurface,
  listPlaces,
  listSurfaces,
  type ProductSurface,
} from '@shop/contracts/rules/surface.ts'

import type { OrderDelivery, OrderLine } from '../../platform/db/order-line.ts'
import { oldestOpenConfirmation } from '../holds/order-hold.ts'
import { findShortages } from '../stock/stock.rules.ts'
import {
  type AmountLimits,
  describeAmountProblem,
  findAmountProblem,
  formatOmr,
} from './amount-limits.ts'
import { findEngravingError } from './engraving-error.ts'
import { findMissingNames } from './missing-names.ts'
import { checkDelivery } from './order-delivery.ts'
import type { Buyer, Cart, CartLine, RequestedOrder } from './order-request.ts'

/** A product at its current price. */
export interface Offer extends Pick<OrderLine, 'id' | 'title' | 'price'> {
  surface?: ProductSurface | undefined
}

export interface ClaimedCoupon {
  code: string
  discountValue: number
  discountType: DiscountType
}

interface PricedOrder {
  lines: OrderLine[]
  totals: TaxedTotals
  couponCode: string | null
  delivery: OrderDelivery | undefined
}

/** `mismatch`: message for the shopper about what differs from the shop's prices. */
type PriceCheck = { order: PricedOrder } | { mismatch: string }

/** An open order of the member with the same lines and total. */
export interface OpenOrder extends Buyer {
  id: string
  confirmedAt: string
  /** The payment whose card page is open. */
  paymentId: string | null
  delivery?: OrderDelivery | undefined
}

/** The facts by which the shop decides about a request. */
export interface OrderFacts {
  /** An earlier request with the same tracking number. */
  attempt: { fingerprint: string; orderId: string } | undefined
  /** Keyed by product id. */
  offers: ReadonlyMap<string, Offer>
  coupons: readonly ClaimedCoupon[]
  /** Pieces that the member can have, by product; only of products whose stock is counted. */
  available: ReadonlyMap<string, number>
  delivery?: DeliverySettings | undefined
  taxPercent: number
  /** Newest confirmation first. */
  openOrders: readonly OpenOrder[]
  limits: AmountLimits
  now: Date
}

/** `refused` is a message for the shopper; `repeated` and `confirmedAgain` are the id of the order. */
export type OrderDecision =
  | { refused: string }
  | { repeated: string }
  | { confirmedAgain: string; delivery?: OrderDelivery | undefined }
  | { placed: PricedOrder }

function findLineErrors({ lines }: Cart, offers: ReadonlyMap<string, Offer>): string[] {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const { id, name: cartName, price } = line
    const offer = offers.get(id)
    const name = offer?.title.en ?? cartName
    if (seen.has(id)) return [`${name} is in the order twice.`]
    seen.add(id)
    if (!offer) return [`${name} is no longer sold. Please remove it from your cart.`]
    if (offer.price === price) return findEngravingError(line, offer)
    return [
      `The price of ${name} is now ${formatOmr(offer.price)} (your cart says ${formatOmr(price)}).`,
    ]
  })
}

function toOrderLine({ surface, ...goods }: Offer, cartLine: CartLine): OrderLine {
  const { quantity } = cartLine
  const { engraving, engravings } = fitEngravings(cartLine, countPieces(quantity, surface))
  if (!engraving || !surface) return { ...goods, quantity }
  const covered = listSurfaces(surface).map((each) => getSurface(each, 0))
  const places = listPlaces(surface)
  const pieces = countPieces(1, surface)
  return {
    ...goods,
    quantity,
    engraving: placeEngravings({ engraving, engravings }, covered),
    ...(engravings && { engravings }),
    ...(pieces !== 1 && { pieces }),
    ...(places && { places }),
  }
}

function calculateLineTotals(
  lines: readonly OrderLine[],
  taxPercent: number,
  discount = 0,
): TaxedTotals {
  return calculateTotals(
    lines.map(({ price, quantity }) => ({ price: price / 100, quantity })),
    taxPercent,
    discount,
  )
}

/**
 * Checks a cart's prices and total against the shop's own. The total may be without a discount or with that of any
 * one claimed coupon.
 */
export function checkPrices(
  cart: Cart,
  {
    offers,
    coupons,
    delivery: settings,
    taxPercent,
  }: Pick<OrderFacts, 'offers' | 'coupons' | 'delivery' | 'taxPercent'>,
): PriceCheck {
  const errors = findLineErrors(cart, offers)
  if (errors.length > 0) return { mismatch: errors.join(' ') }
  const check = checkDelivery(cart.delivery, settings, formatOmr)
  if ('mismatch' in check) return check
  const { delivery } = check
  const addTo = (totals: TaxedTotals) => addDelivery(totals, delivery?.price ?? 0)
  const lines = cart.lines.flatMap((line) => {
    const offer = offers.get(line.id)
    return offer ? [toOrderLine(offer, line)] : []
  })
  const full = addTo(calculateLineTotals(lines, taxPercent))
  if (full.total === cart.total) {
    return { order: { lines, totals: full, couponCode: null, delivery } }
  }
  for (const coupon of coupons) {
    const totals = addTo(
      calculateLineTotals(lines, taxPercent, calculateDiscount(full.subtotal, coupon)),
    )
    if (totals.total === cart.total) {
      return { order: { lines, totals, couponCode: coupon.code, delivery } }
    }
  }
  const hint = cart.total < full.total ? ' If you have a discount code, please apply it again.' : ''
  return {
    mismatch: `The total is now ${formatOmr(full.total)} (your cart says ${formatOmr(cart.total)}). Please reload the page.${hint}`,
  }
}

/**
 * The open order that a request confirms again: one that can be paid at the moment, with as much for its delivery. While
 * its card page is open, its buyer's details and its delivery stay: with others, it is another order.
 */
function findOpenOrder(
  buyer: Buyer,
  delivery: OrderDelivery | undefined,
  { openOrders, now }: OrderFacts,
): OpenOrder | undefined {
  const hasSamePrice = (order: OpenOrder) => (order.delivery?.price ?? 0) === (delivery?.price ?? 0)
  const hasSameDetails = (order: OpenOrder) =>
    order.buyerEmail === buyer.buyerEmail &&
    order.buyerPhone === buyer.buyerPhone &&
    order.buyerAddress === buyer.buyerAddress &&
    order.delivery?.id === delivery?.id
  return openOrders
    .filter(hasSamePrice)
    .find((order) =>
      order.paymentId ? hasSameDetails(order) : order.confirmedAt >= oldestOpenConfirmation(now),
    )
}

/** Decides what becomes of a request to order. */
export function decideOrder(
  { cart, buyer, fingerprint }: RequestedOrder,
  facts: OrderFacts,
): OrderDecision {
  const { attempt, limits } = facts
  if (attempt && attempt.fingerprint !== fingerprint) {
    return { refused: 'This order number was used for another order. Please try again.' }
  }
  if (attempt) return { repeated: attempt.orderId }
  const check = checkPrices(cart, facts)
  if ('mismatch' in check) return { refused: check.mismatch }
  const { lines, totals, delivery } = check.order
  const missingNames = findMissingNames(cart, facts.offers)
  if (missingNames.length > 0) return { refused: missingNames.join(' ') }
  const named = lines.map((line) => ({ ...line, name: line.title.en }))
  const shortages = findShortages(named, facts.available)
  if (shortages.length > 0) return { refused: shortages.join(' ') }
  const problem = findAmountProblem(totals, limits)
  if (problem) return { refused: describeAmountProblem(problem, totals, limits) }
  const open = findOpenOrder(buyer, delivery, facts)
  return open ? { confirmedAgain: open.id, delivery } : { placed: check.order }
}
