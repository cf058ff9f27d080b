import type { Product } from '@shop/contracts/catalog.ts'
import { MAX_LINE_QUANTITY } from '@shop/contracts/pricing.ts'
import {
  type LocalizedText,
  localizedTextSchema,
  optionalLocalizedTextSchema,
} from '@shop/contracts/text.ts'
import { amount, id as idSchema, isRecord, toNumber } from '@shop/contracts/tolerant.ts'

/** Characters of a product's description in a cart line. */
export const MAX_DESCRIPTION_LENGTH = 15

/** A line of the cart, as stored. */
export interface CartItem {
  id: string
  image: string
  title: LocalizedText
  description: LocalizedText
  /** Unit price, OMR (decimal). */
  price: number
  quantity: number
}

/** The cart line of a product, quantity 1. */
export function toCartItem(product: Product): CartItem {
  const { en, ar } = product.description
  return {
    id: product._id,
    image: product.coverImgUrl,
    title: product.title,
    description: {
      en: en.slice(0, MAX_DESCRIPTION_LENGTH),
      ...(ar === undefined ? {} : { ar: ar.slice(0, MAX_DESCRIPTION_LENGTH) }),
    },
    price: product.price,
    quantity: 1,
  }
}

/** The cart with `item` appended, or null when it already has that product. */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] | null {
  return cart.some(({ id }) => id === item.id) ? null : [...cart, item]
}

/** The cart with the quantity of a product changed by `step`, never below 1. */
export function stepQuantity(cart: readonly CartItem[], id: string, step: 1 | -1): CartItem[] {
  return cart.map((item) =>
    item.id === id ? { ...item, quantity: Math.max(1, item.quantity + step) } : item,
  )
}

/** Largest quantity that can be entered; an order's line may not have more. */
export const MAX_ENTERED_QUANTITY = MAX_LINE_QUANTITY

/** Whether a quantity can be entered: a whole number from 1 to `MAX_ENTERED_QUANTITY`. */
export function isValidQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_ENTERED_QUANTITY
}

/** The cart with the quantity of a product replaced; unchanged when it is not a valid one. */
export function setQuantity(cart: readonly CartItem[], id: string, quantity: number): CartItem[] {
  const valid = isValidQuantity(quantity)
  return cart.map((item) => (valid && item.id === id ? { ...item, quantity } : item))
}

/** The cart without a product. */
export function removeItem(cart: readonly CartItem[], id: string): CartItem[] {
  return cart.filter((item) => item.id !== id)
}

/**
 * Parses a stored cart, which is untrusted input: lines without a valid id, title or price are dropped, the rest is
 * repaired, and each product appears once.
 */
export function parseCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return []
  const byId = new Map<string, CartItem>()
  for (const raw of stored) {
    const item = parseItem(raw)
    if (item && !byId.has(item.id)) byId.set(item.id, item)
  }
  return [...byId.values()]
}

function parseItem(line: unknown): CartItem | null {
  if (!isRecord(line)) return null
  const id = idSchema.safeParse(line.id ?? line._id)
  const price = amount.safeParse(line.price)
  const title = localizedTextSchema.safeParse(line.title)
  if (!id.success || !price.success || !title.success) return null
  return {
    id: id.data,
    image: typeof line.image === 'string' ? line.image : '',
    title: title.data,
    description: optionalLocalizedTextSchema.parse(line.description),
    price: price.data,
    quantity: parseQuantity(line.quantity),
  }
}

function parseQuantity(raw: unknown): number {
  const quantity = Math.floor(toNumber(raw))
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : 1
}
