import { fitLength, takeCharacters } from '@shop/contracts/rules/characters.ts'
import {
  countPieces,
  fitEngravings,
  type LineEngravings,
  listEngravings,
  MAX_ENGRAVINGS,
  type PlacedEngraving,
  placeEngravings,
  toLineEngravings,
} from '@shop/contracts/rules/engraving-list.ts'
import {
  type Engraving,
  type EngravingDesign,
  normalizeEngraving,
} from '@shop/contracts/rules/engraving-text.ts'
import { MAX_AMOUNT } from '@shop/contracts/rules/money.ts'
import {
  MAX_ITEM_IMAGE_LENGTH,
  MAX_ITEM_NAME_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_ORDER_LINES,
} from '@shop/contracts/rules/pricing.ts'
import {
  type Corners,
  listSurfaces,
  type ProductSurface,
  type Surface,
} from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import type { LineSurface } from '@shop/contracts/wire/engraving.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

/** Characters of a product's description in a cart line. */
const MAX_DESCRIPTION_LENGTH = 15

/** Lines that a cart holds: an order takes no more. */
export const MAX_CART_LINES: number = MAX_ORDER_LINES

/** Largest quantity of a line: with more, the sums of a full cart at the highest prices would not be exact. */
export const MAX_QUANTITY: number = 100_000

/** A line of the cart, as stored; what it says of texts holds for more pieces than it has when its quantity was lowered. */
export interface CartItem extends LineEngravings {
  id: string
  image: string
  title: LocalizedText
  description: LocalizedText
  /** Unit price, OMR (decimal). */
  price: number
  quantity: number
  /** The surface of a product that takes a text. */
  surface?: LineSurface
}

/** What a cart line keeps of a product that takes a text. */
function toLineSurface({ details }: Product): Pick<CartItem, 'surface'> {
  if (!details?.surface) return {}
  const { others, ...surface } = details.surface
  return { surface: { ...onCover(surface), ...(others && { others: others.map(onCover) }) } }
}

/** A surface with its corners on the cover only. */
function onCover<Pictured extends Pick<ProductSurface, 'pictures'>>({
  pictures: [corners],
  ...surface
}: Pictured): Omit<Pictured, 'pictures'> & { corners?: Corners } {
  return { ...surface, ...(corners && { corners }) }
}

const NONE: Engraving = { name: '', line: '' }

/** What is on a product: one text on all surfaces of its pieces or, of several, one on each. The first has the logo. */
export type TypedEngraving = EngravingDesign | readonly EngravingDesign[] | null

/** The same texts, and logo, on all pieces of a product; nothing on one that takes none. */
function toProductEngravings({ details }: Product, engraving: TypedEngraving): LineEngravings {
  if (!engraving || !details?.surface) return {}
  const designs = 'name' in engraving ? [engraving] : engraving
  const texts = designs.map((text) => normalizeEngraving(text) ?? NONE)
  return toLineEngravings(texts, details.surface.takesLogo ? designs[0]?.logo : undefined)
}

/** Places of a line that each take a text: all surfaces of its pieces. */
export function countItemPieces({ quantity, surface }: CartItem): number {
  return countPieces(quantity, surface)
}

/** The texts on the first places of a line. A list for the surfaces of one piece holds for all pieces. */
export function listItemEngravings(item: CartItem, places: number): Engraving[] {
  const { engravings, surface } = item
  const perPiece = listSurfaces(surface ?? {}).length
  if (perPiece === 1 || engravings?.length !== perPiece) return listEngravings(item, places)
  const length = Math.min(places, MAX_ENGRAVINGS)
  const repeated = Array.from({ length }, (_, index) => engravings[index % perPiece] ?? NONE)
  return listEngravings({ engravings: repeated }, places)
}

/** What a line says of the texts on the pieces that it has. */
export function toItemEngravings(item: CartItem): LineEngravings {
  const places = countItemPieces(item)
  const engravings = item.engravings && listItemEngravings(item, places)
  return fitEngravings({ ...item, engravings }, places)
}

/** The first text of a line and its place on the cover, with those beside it; undefined without one. */
export function toShownEngraving(item: CartItem): PlacedEngraving | undefined {
  const surfaces = listSurfaces(item.surface ?? {}).map(toSurface)
  return placeEngravings(toItemEngravings(item), surfaces)
}

/** A surface of a line, where the cover shows it. */
function toSurface(surface: object): Surface | undefined {
  const { finish, color, width, height, corners } = surface as LineSurface
  return corners && { finish, color, width, height, corners }
}

/** The cart line of a product, quantity 1. */
export function toCartItem(product: Product, engraving: TypedEngraving = null): CartItem {
  return {
    ...toLineSurface(product),
    ...toProductEngravings(product, engraving),
    id: product._id,
    image: limitImage(product.coverImgUrl),
    title: limitTitle(product.title),
    description: limitDescription(product.description),
    price: product.price,
    quantity: 1,
  }
}

const mapText = ({ en, ar }: LocalizedText, change: (text: string) => string): LocalizedText => ({
  en: change(en),
  ...(ar === undefined ? {} : { ar: change(ar) }),
})

/** A title within the length that an order takes. */
export function limitTitle(title: LocalizedText): LocalizedText {
  return mapText(title, (text) =>
    text.length > MAX_ITEM_NAME_LENGTH ? `${fitLength(text, MAX_ITEM_NAME_LENGTH - 1)}…` : text,
  )
}

/** The address of a picture, or none: a shortened one would lead elsewhere. */
export function limitImage(address: string): string {
  return address.length <= MAX_ITEM_IMAGE_LENGTH ? address : ''
}

export function limitDescription(description: LocalizedText): LocalizedText {
  return mapText(description, (text) => takeCharacters(text, MAX_DESCRIPTION_LENGTH))
}

/** The cart with `item` appended, or null when it already has that product, is full, or no order takes the price. */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] | null {
  const rejected =
    cart.length >= MAX_CART_LINES ||
    item.price > MAX_AMOUNT ||
    cart.some(({ id }) => id === item.id)
  return rejected ? null : [...cart, item]
}

/** The cart with the quantity of a product changed by `step`, from 1 to `MAX_QUANTITY`. */
export function stepQuantity(cart: readonly CartItem[], id: string, step: 1 | -1): CartItem[] {
  return cart.map((item) =>
    item.id === id
      ? { ...item, quantity: Math.min(Math.max(1, item.quantity + step), MAX_QUANTITY) }
      : item,
  )
}

/** Largest quantity that can be entered; an order's line may not have more. */
export const MAX_ENTERED_QUANTITY: number = MAX_LINE_QUANTITY

/** Returns whether a quantity can be entered: a whole number from 1 to `MAX_ENTERED_QUANTITY`. */
export function isValidQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_ENTERED_QUANTITY
}

/** The cart with the quantity of a product replaced; unchanged when it is not a valid one. */
export function setQuantity(cart: readonly CartItem[], id: string, quantity: number): CartItem[] {
  const valid = isValidQuantity(quantity)
  return cart.map((item) => (valid && item.id === id ? { ...item, quantity } : item))
}

/** A line without what it says of texts. */
function withoutEngravings({ engraving: _, engravings: __, ...item }: CartItem): CartItem {
  return item
}

/** The cart with the same texts on all pieces of a product, or none. */
export function setEngraving(
  cart: readonly CartItem[],
  product: Product,
  engraving: TypedEngraving,
): CartItem[] {
  return cart.map((item) =>
    item.id === product._id
      ? {
          ...withoutEngravings(item),
          ...toLineSurface(product),
          ...toProductEngravings(product, engraving),
        }
      : item,
  )
}

/**
 * The cart with a text for each piece of a product that takes one.
 * @param texts in the order of the pieces; empty for a piece without
 */
export function setEngravings(
  cart: readonly CartItem[],
  id: string,
  texts: readonly Engraving[],
): CartItem[] {
  return cart.map((item) => {
    if (item.id !== id || !item.surface) return item
    const normalized = texts.map((text) => normalizeEngraving(text) ?? NONE)
    const list = listEngravings({ engravings: normalized }, normalized.length)
    return { ...withoutEngravings(item), ...toLineEngravings(list, item.engraving?.logo) }
  })
}

/** The cart without a product. */
export function removeItem(cart: readonly CartItem[], id: string): CartItem[] {
  return cart.filter((item) => item.id !== id)
}
