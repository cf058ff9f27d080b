import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import {
  calculateTotals,
  DEFAULT_TAX_PERCENT,
  type PricedLine,
} from '@shop/contracts/rules/pricing.ts'
import type { CheckoutRequest, OrderRequest } from '@shop/contracts/wire/order.ts'

import { API_BASE } from '../app.ts'
import { formatOmr } from '../domain/orders/amount-limits.ts'
import { getCreatedSession } from './responses.ts'
import type { Shopper, TestShop } from './test-shop.ts'

let trackingNumber = 100_000

/** A tracking number that is unique in this test file. */
export function nextTrackingNumber(): number {
  return (trackingNumber += 1)
}

/** Totals in OMR. @param discount in hundredths of OMR */
export function summarize(lines: readonly PricedLine[], discount = 0) {
  const { subtotal, tax, total } = calculateTotals(lines, DEFAULT_TAX_PERCENT, discount)
  return {
    subTotal: fromHundredths(subtotal),
    tax: fromHundredths(tax),
    discount: fromHundredths(discount),
    total: fromHundredths(total),
  }
}

const pricedLines = [
  { price: 21, quantity: 1 },
  { price: 9.99, quantity: 2 },
]

/** The price of one steel card and two wood cards: OMR 40.98, and the tax. */
export const summary = summarize(pricedLines)
/** The same with the coupon SALE50OFF. */
export const halfPriceSummary = summarize(pricedLines, 2049)

/** An amount as messages and pages in English write it. @param omr decimal */
export const toPrice = (omr: number): string => formatOmr(toHundredths(omr))

/** Order of one steel card and two wood cards. */
export function createOrderRequest(
  shopper: Shopper,
  changes: Partial<OrderRequest> = {},
): OrderRequest {
  return {
    buyerEmail: shopper.user.email,
    buyerPhoneNumber: '+96890000000',
    buyerAdress: 'Way 1, Muscat',
    orderLists: [
      { itemId: 'steel-card', itemImage: '', itemName: 'Steel', itemPrice: 21, itemQuantity: 1 },
      { itemId: 'wood-card', itemImage: '', itemName: 'Wood', itemPrice: 9.99, itemQuantity: 2 },
    ],
    trackingOrderId: nextTrackingNumber(),
    TotalOrderPrice: summary.total,
    ...changes,
  }
}

/** Checkout of the order of {@link createOrderRequest}. */
export function createCheckoutRequest(total = summary.total): CheckoutRequest {
  return {
    products: [
      { productId: 'wood-card', name: 'Wood', unit_amount: 9.99, quantity: 2 },
      { productId: 'steel-card', name: 'Steel', unit_amount: 21, quantity: 1 },
    ],
    orderSummary: { ...summary, total },
  }
}

/** POSTs to a path below the API's base. */
export function post(shop: TestShop, path: string, shopper: Shopper | null, payload: object) {
  const headers = shopper?.headers ?? {}
  return shop.app.inject({ method: 'POST', url: `${API_BASE}${path}`, headers, payload })
}

/** Confirms an order; `payload` may be invalid. */
export function postOrder(shop: TestShop, shopper: Shopper | null, payload: object) {
  return post(shop, '/products/admin-side/confirm/order', shopper, payload)
}

/** Creates a payment session. */
export function postCheckout(
  shop: TestShop,
  shopper: Shopper | null,
  payload: object = createCheckoutRequest(),
  headers: Record<string, string> = {},
) {
  return shop.app.inject({
    method: 'POST',
    url: `${API_BASE}/payment/create-checkout`,
    headers: { ...shopper?.headers, ...headers },
    payload,
  })
}

/** GETs a path below the API's base. */
export function get(shop: TestShop, path: string, shopper?: Shopper | null) {
  return shop.app.inject({ url: `${API_BASE}${path}`, headers: shopper?.headers ?? {} })
}

/** Confirms an order of a new shopper, or of this one. */
export async function placeOrder(shop: TestShop, by?: Shopper) {
  const shopper = by ?? (await shop.createShopper())
  const request = createOrderRequest(shopper)
  await postOrder(shop, shopper, request)
  return { shopper, request, number: request.trackingOrderId }
}

/** Has a shopper claim a coupon. @returns `success` or `error` */
export async function claimCoupon(shop: TestShop, shopper: Shopper, code: string): Promise<string> {
  const path = `/users/get-coupans-validity/userId/${shopper.user.id}/discountCode/${code}`
  return (await get(shop, path, shopper)).json<{ status: string }>().status
}

/** Confirms an order and opens its payment session. */
export async function openPaymentSession(shop: TestShop, shopper: Shopper): Promise<string> {
  await placeOrder(shop, shopper)
  return getCreatedSession(await postCheckout(shop, shopper)).sessionId
}

/** Confirms an order of a new shopper and opens its payment session. */
export async function startPayment(shop: TestShop) {
  const shopper = await shop.createShopper()
  return { shopper, sessionId: await openPaymentSession(shop, shopper) }
}

/** Submits the card page's form. */
export function postCard(shop: TestShop, sessionId: string, fields: Record<string, string>) {
  return shop.app.inject({
    method: 'POST',
    url: `/pay/${sessionId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** Fields of the card form that are accepted. */
export const ACCEPTED_CARD = {
  action: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
}
