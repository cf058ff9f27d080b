import { type Engraving, toEngravingKey } from './engraving-text.ts'
import type { PlaceName, Surface } from './surface.ts'

/** Most pieces of a line that can have texts of their own. */
export const MAX_ENGRAVINGS: number = 100

/** What a line of a cart or an order says of the texts on its pieces. */
export interface LineEngravings {
  /** The text on each piece or, where they differ, the first. */
  engraving?: Engraving | undefined
  /** A text for each piece, where they differ; an empty one for a piece without. Pieces after the last have none. */
  engravings?: Engraving[] | undefined
}

/** Pieces of a line with the same text; null without one. */
export interface EngravedPieces {
  engraving: Engraving | null
  pieces: number
  /** Where it is on them; undefined for a text on all of their surfaces. */
  place?: PlaceName | undefined
}

type Placed = Engraving & { surface: Surface }

/** A text with its surface on a picture, if that shows it, and those that the picture shows besides. */
export interface PlacedEngraving extends Engraving {
  surface?: Surface | undefined
  others?: Placed[] | undefined
}

/** The texts that a picture shows, each with its surface. */
export function listPlaced({ name, line, surface, others = [] }: PlacedEngraving): Placed[] {
  return surface ? [{ name, line, surface }, ...others] : others
}

const NONE: Engraving = { name: '', line: '' }

/** Whether a normalised text is that of a piece without one. */
export function isNoText({ name, line }: Engraving): boolean {
  return !name && !line
}

/**
 * Places of a line that each take a text: its pieces or, where those have several surfaces, all of these.
 * @param quantity packages
 * @param surface of the product
 */
export function countPieces(
  quantity: number,
  surface?: { pieces?: number | undefined; others?: readonly unknown[] | undefined },
): number {
  return quantity * (surface?.pieces ?? 1) * (1 + (surface?.others?.length ?? 0))
}

/** The texts on the first pieces of a line, one for each. @param pieces of the line; at most `MAX_ENGRAVINGS` are listed */
export function listEngravings(
  { engraving = NONE, engravings }: LineEngravings,
  pieces: number,
): Engraving[] {
  return Array.from({ length: Math.min(pieces, MAX_ENGRAVINGS) }, (_, index) => {
    const { name, line } = (engravings ? engravings[index] : engraving) ?? NONE
    return { name, line }
  })
}

/**
 * What a line says of normalised texts: nothing if all are empty, and one text if all are the same.
 * @param texts one for each piece, in their order
 */
export function toLineEngravings(texts: readonly Engraving[]): LineEngravings {
  const engraving = texts.find((text) => !isNoText(text))
  if (!engraving) return {}
  const key = toEngravingKey(engraving)
  const isSame = texts.every((text) => toEngravingKey(text) === key)
  return isSame ? { engraving } : { engraving, engravings: [...texts] }
}

/** What a line with a number of pieces says: the texts of others are cut off. @param pieces of the line */
export function fitEngravings(line: LineEngravings, pieces: number): LineEngravings {
  if (!line.engravings) return line.engraving ? { engraving: line.engraving } : {}
  const texts = listEngravings(line, pieces)
  const fitted = toLineEngravings(texts)
  // Of more pieces than can be listed, the others have no text: they differ in any case.
  return pieces > texts.length && fitted.engraving ? { ...fitted, engravings: texts } : fitted
}

/**
 * How many pieces of a line have no text on any of their surfaces.
 * @param pieces places of the line
 * @param surfaces of a piece
 */
export function countBlankPieces(line: LineEngravings, pieces: number, surfaces = 1): number {
  const all = pieces / surfaces
  if (!line.engravings) return line.engraving ? 0 : all
  const named = listEngravings(line, pieces).flatMap((text, index) =>
    isNoText(text) ? [] : [Math.floor(index / surfaces)],
  )
  return all - new Set(named).size
}

/**
 * The pieces of a line by what is on them, in their order.
 * @param line `places` are the names of a piece's surfaces, where it has several
 * @param pieces of the line
 */
export function groupEngravings(
  line: LineEngravings & { places?: readonly PlaceName[] | undefined },
  pieces: number,
): EngravedPieces[] {
  const { places = [] } = line
  const groups = new Map<string, EngravedPieces>()
  const add = (text: Engraving, count: number, place?: PlaceName) => {
    const key = [place?.en, toEngravingKey(text)].join(' ')
    const group = groups.get(key)
    const engraving = isNoText(text) ? null : text
    if (group) group.pieces += count
    else groups.set(key, { engraving, pieces: count, ...(place && { place }) })
  }
  if (!line.engravings) add(line.engraving ?? NONE, pieces)
  else {
    const texts = listEngravings(line, pieces)
    texts.forEach((text, index) => add(text, 1, places[index % places.length]))
    if (pieces > texts.length) add(NONE, pieces - texts.length)
  }
  return [...groups.values()]
}

/**
 * What a picture shows of the texts of a line: those of the first piece that has one; undefined without any.
 * @param surfaces of a piece, as the picture shows them; undefined where it does not
 */
export function placeEngravings(
  { engraving, engravings }: LineEngravings,
  surfaces: readonly (Surface | undefined)[],
): PlacedEngraving | undefined {
  if (!engraving) return undefined
  const first = engravings?.findIndex((text) => !isNoText(text)) ?? 0
  const at = first % surfaces.length
  const others = surfaces.flatMap((surface, index) => {
    const text = engravings ? engravings[first - at + index] : engraving
    return surface && text && index > at && !isNoText(text)
      ? [{ name: text.name, line: text.line, surface }]
      : []
  })
  const { name, line } = engraving
  const surface = surfaces[at]
  return { name, line, ...(surface && { surface }), ...(others.length > 0 && { others }) }
}

/**
 * The pieces of a line of an order by what is on them; none, if nothing is on any.
 * @param line `pieces` are those in a package that each take a text
 */
export function groupPieces(
  line: LineEngravings & {
    quantity: number
    pieces?: number | undefined
    places?: readonly PlaceName[] | undefined
  },
): EngravedPieces[] {
  return line.engraving ? groupEngravings(line, countPieces(line.quantity, line)) : []
}

/** Identifies the texts of a line in keys of carts and orders; empty without any. */
export function toEngravingsKey({ engraving, engravings }: LineEngravings): string {
  // A list, even of one, is another thing than one text for all pieces.
  return engravings
    ? JSON.stringify(engravings.map(({ name, line }) => [name, line]))
    : toEngravingKey(engraving)
}
