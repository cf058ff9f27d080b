import { createHash } from 'node:crypto'

import { fitLength } from '@shop/contracts/rules/characters.ts'
import { type LineEngravings, toEngravingsKey } from '@shop/contracts/rules/engraving-list.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'

import type { Row } from '../../platform/db/schema.ts'
import type { ChosenDelivery } from './order-delivery.ts'

/** Tells lines of a product with different names on it apart; empty without one. */
const toKeySuffix = (line: LineEngravings) => {
  const key = toEngravingsKey(line)
  return key && ` ${key}`
}

interface KeyLine extends LineEngravings {
  id: string
  quantity: number
}

/** Hash of the lines (in any order), their prices, names on them and the total: identifies identical carts. */
export function createCartKey(
  lines: readonly (KeyLine & { price: number })[],
  total: number,
): string {
  const parts = lines
    .map((line) => `${line.id} ${line.price} ${line.quantity}${toKeySuffix(line)}`)
    .sort()
  return createHash('sha256')
    .update([...parts, total].join('\n'))
    .digest('base64url')
}

/** Identifies the same products in the same quantities with the same names on them, whatever they cost. */
export function createGoodsKey(lines: readonly KeyLine[]): string {
  return lines
    .map((line) => `${line.id} ${line.quantity}${toKeySuffix(line)}`)
    .sort()
    .join('\n')
}

/** Hash of a request's content without its tracking number: distinguishes a retry from another order. */
export function createFingerprint(request: OrderRequest): string {
  const { buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice, delivery } = request
  const lines = request.orderLists.map((line) =>
    [line.itemId, line.itemPrice, line.itemQuantity, toEngravingsKey(line)].filter(
      (part) => part !== '',
    ),
  )
  const goods = lines.sort()
  const content: unknown[] = [buyerEmail, buyerPhoneNumber, buyerAdress, TotalOrderPrice, goods]
  // Stored fingerprints of requests without one stay as they are.
  if (delivery) content.push([delivery.id, delivery.price])
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

export interface CartLine extends KeyLine {
  name: string
  price: number
}

/** The lines, the delivery and the total that a buyer agreed to, in hundredths of OMR. */
export interface Cart {
  lines: readonly CartLine[]
  delivery: ChosenDelivery | undefined
  total: number
}

export type Buyer = Pick<Row<'orders'>, 'buyerEmail' | 'buyerPhone' | 'buyerAddress'>

export interface RequestedOrder {
  /** Number that the shopper sees. */
  number: number
  cart: Cart
  /** Identifies the same cart, see {@link createCartKey}. */
  cartKey: string
  buyer: Buyer
  /** Tells a repetition of the request from another order with its number. */
  fingerprint: string
}

/** Longest name of a product that is no longer sold, which comes from the client. */
const MAX_NAME_LENGTH = 80

function toCart({ orderLists, delivery, TotalOrderPrice }: OrderRequest): Cart {
  const lines = orderLists.map((line) => ({
    id: line.itemId,
    name: fitLength(line.itemName, MAX_NAME_LENGTH),
    price: toHundredths(line.itemPrice),
    quantity: line.itemQuantity,
    engraving: line.engraving,
    engravings: line.engravings,
  }))
  return { lines, delivery, total: toHundredths(TotalOrderPrice) }
}

function toBuyer(request: OrderRequest): Buyer {
  return {
    buyerEmail: request.buyerEmail,
    buyerPhone: request.buyerPhoneNumber,
    buyerAddress: request.buyerAdress,
  }
}

/** Reads a request, once for all who decide about it and store it. */
export function readOrderRequest(request: OrderRequest): RequestedOrder {
  const cart = toCart(request)
  return {
    number: request.trackingOrderId,
    cart,
    buyer: toBuyer(request),
    cartKey: createCartKey(cart.lines, cart.total),
    fingerprint: createFingerprint(request),
  }
}
