import { listEngravings, toLineEngravings } from '@shop/contracts/rules/engraving-list.ts'
import { MAX_AMOUNT } from '@shop/contracts/rules/money.ts'
import {
  engravingListSchema,
  lineSurfaceSchema,
  shownEngravingSchema,
} from '@shop/contracts/wire/engraving.ts'
import { isRecord, toNumber } from '@shop/contracts/wire/normalize.ts'
import { type LocalizedText, optionalLocalizedTextSchema } from '@shop/contracts/wire/text.ts'
import { amount, id, optionalPart, textOrEmpty, tolerant } from '@shop/contracts/wire/tolerant.ts'
import * as z from 'zod/mini'

import {
  type CartItem,
  limitDescription,
  limitImage,
  limitTitle,
  MAX_CART_LINES,
  MAX_QUANTITY,
} from './cart.ts'

/** An id becomes a part of addresses. */
const MAX_ID_LENGTH = 256

const lineSchema = z.object({
  id: id.check(z.maxLength(MAX_ID_LENGTH)),
  image: textOrEmpty,
  title: optionalLocalizedTextSchema,
  description: optionalLocalizedTextSchema,
  price: amount.check(z.lte(MAX_AMOUNT)),
  quantity: tolerant(z.number(), (raw) => {
    const quantity = Math.floor(toNumber(raw))
    return Number.isFinite(quantity) && quantity >= 1 ? quantity : 1
  }),
  engraving: optionalPart(shownEngravingSchema),
  engravings: optionalPart(engravingListSchema),
  surface: optionalPart(lineSurfaceSchema),
})

/** Anything but white space, control characters and invisible marks. */
const visibleCharacter = /[^\s\p{Cc}\p{Cf}]/u

/** Numbers of lines that are not as they were stored. */
export interface CartCuts {
  /** Left out: more than a cart holds. */
  surplus: number
  /** Left out: without an id or a usable price. */
  unreadable: number
  /** Kept with a smaller quantity. */
  quantities: number
  /** Kept with a shorter title. */
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

function parseItem(stored: Record<string, unknown>, cuts: CartCuts): CartItem | null {
  const { data } = lineSchema.safeParse({ ...stored, id: stored.id ?? stored._id })
  if (!data) return null
  const title = fillTitle(data.title)
  const limited = limitTitle(title)
  if (limited.en !== title.en || limited.ar !== title.ar) cuts.titles += 1
  if (data.quantity > MAX_QUANTITY) cuts.quantities += 1
  const { engraving, engravings, surface: own, ...line } = data
  // Lines of orders, and of carts that were stored before, have the surface with the text.
  const surface = own ?? engraving?.surface
  const pieces = engravings?.length ?? 1
  return {
    ...line,
    ...toLineEngravings(listEngravings({ engraving, engravings }, pieces), engraving?.logo),
    ...(surface && { surface }),
    image: limitImage(data.image),
    title: limited,
    description: limitDescription(data.description),
    quantity: Math.min(data.quantity, MAX_QUANTITY),
  }
}

/** Each language's title, the other's where it shows nothing; empty where both do. */
function fillTitle({ en, ar = '' }: LocalizedText): LocalizedText {
  const [shownEn, shownAr] = [en, ar].map((text) => (visibleCharacter.test(text) ? text : ''))
  return { en: shownEn || shownAr || '', ...(shownAr && { ar: shownAr }) }
}
