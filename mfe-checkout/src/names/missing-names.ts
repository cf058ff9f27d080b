import { countBlankPieces, MAX_ENGRAVINGS } from '@shop/contracts/rules/engraving-list.ts'
import { listSurfaces } from '@shop/contracts/rules/surface.ts'
import { type CartItem, countItemPieces, toItemEngravings } from '@shop/kernel/cart'

/**
 * What a line lacks: a name that it may have (`optional`), one that each piece needs (`required`), or pieces few enough that
 * each can have its own (`tooMany`).
 */
interface Lack {
  kind: 'optional' | 'required' | 'tooMany'
  /** Pieces without a name. */
  blank: number
  pieces: number
}

/** What a line lacks of names; null where it has them, and where nobody asks: a product takes none, or some pieces have one. */
export function findLack(item: CartItem): Lack | null {
  const { surface } = item
  if (!surface) return null
  const surfaces = listSurfaces(surface).length
  const places = countItemPieces(item)
  const pieces = places / surfaces
  const blank = countBlankPieces(toItemEngravings(item), places, surfaces)
  if (blank === 0) return null
  const isFull = blank <= pieces - MAX_ENGRAVINGS / surfaces
  if (surface.required) return { kind: isFull ? 'tooMany' : 'required', blank, pieces }
  // Who put a logo on it has thought of what is on it.
  return blank === pieces && !item.engraving?.logo ? { kind: 'optional', blank, pieces } : null
}

/** Whether a line cannot be ordered as it is, since its product is sold only with a name. */
export function needsNames(item: CartItem): boolean {
  const lack = findLack(item)
  return lack !== null && lack.kind !== 'optional'
}
