import { MAX_AMOUNT } from '@shop/contracts/money.ts'
import {
  isRecord,
  roundAmount,
  toLocalizedText,
  toNumber,
  toText,
} from '@shop/contracts/normalize.ts'
import { MAX_ITEM_IMAGE_LENGTH } from '@shop/contracts/pricing.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'

import {
  type CartItem,
  limitDescription,
  limitTitle,
  MAX_CART_LINES,
  MAX_QUANTITY,
} from './cart.ts'

/** An id becomes a part of addresses. */
const MAX_ID_LENGTH = 256

/** Anything but white space, control characters and invisible marks. */
const visibleCharacter = /[^\s\p{Cc}\p{Cf}]/u

/** Numbers of lines that are not as they were stored. */
export interface CartCuts {
  /** Left out: more than a cart holds. */
  surplus: number
  /** Left out: without an id or a usable price. */
  unreadable: number
  /** With a smaller quantity. */
  quantities: number
  /** With a shorter title. */
  titles: number
}

interface ParsedCart {
  items: CartItem[]
  cuts: CartCuts
}

/**
 * Parses a stored cart, which is untrusted input: lines without a valid id or price are left out, the rest is repaired and
 * kept within what a cart holds, and each product appears once.
 */
export function parseCart(stored: unknown): ParsedCart {
  const lines: unknown[] = Array.isArray(stored) ? stored : []
  const cuts: CartCuts = { surplus: 0, unreadable: 0, quantities: 0, titles: 0 }
  const byId = new Map<string, CartItem>()
  for (const [index, line] of lines.entries()) {
    if (byId.size === MAX_CART_LINES) {
      cuts.surplus = lines.length - index
      break
    }
    if (!isRecord(line)) continue
    const item = parseItem(line, cuts)
    if (!item) cuts.unreadable += 1
    else if (!byId.has(item.id)) byId.set(item.id, item)
  }
  return { items: [...byId.values()], cuts }
}

function parseItem(line: Record<string, unknown>, cuts: CartCuts): CartItem | null {
  const id = toText(line.id ?? line._id)
  const price = roundAmount(line.price)
  if (!id || id.length > MAX_ID_LENGTH) return null
  if (!(price >= 0 && price <= MAX_AMOUNT)) return null
  const title = parseTitle(line.title)
  const quantity = parseQuantity(line.quantity)
  const limited = limitTitle(title)
  if (limited.en !== title.en || limited.ar !== title.ar) cuts.titles += 1
  if (quantity > MAX_QUANTITY) cuts.quantities += 1
  return {
    id,
    image: parseImage(line.image),
    title: limited,
    description: limitDescription(toTexts(line.description)),
    price,
    quantity: Math.min(quantity, MAX_QUANTITY),
  }
}

function toTexts(raw: unknown): LocalizedText {
  const { en = '', ...others } = toLocalizedText(raw)
  return { en, ...others }
}

/** Each language's title, the other's where it shows nothing; empty where both do. */
function parseTitle(raw: unknown): LocalizedText {
  const { en, ar = '' } = toTexts(raw)
  const [shownEn, shownAr] = [en, ar].map((text) => (visibleCharacter.test(text) ? text : ''))
  return { en: shownEn || shownAr || '', ...(shownAr && { ar: shownAr }) }
}

/** A shortened address would lead elsewhere. */
function parseImage(raw: unknown): string {
  return typeof raw === 'string' && raw.length <= MAX_ITEM_IMAGE_LENGTH ? raw : ''
}

function parseQuantity(raw: unknown): number {
  const quantity = Math.floor(toNumber(raw))
  return Number.isFinite(quantity) && quantity >= 1 ? quantity : 1
}
