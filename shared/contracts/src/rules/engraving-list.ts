import { type Engraving, type EngravingDesign, toEngravingKey } from './engraving-text.ts'
import type { PlaceName, Surface } from './surface.ts'

/** Most pieces of a line that can have texts of their own. */
export const MAX_ENGRAVINGS: number = 100

/** What a line of a cart or an order says of the texts on its pieces. */
export interface LineEngravings {
  /** The text on each piece or, where they differ, the first; with the logo that is on the first surface of each. */
  engraving?: EngravingDesign | undefined
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

type Placed = EngravingDesign & { surface: Surface }

/** A text with its surface on a picture, if that shows it, and those that the picture shows besides. */
export interface PlacedEngraving extends EngravingDesign {
  surface?: Surface | undefined
  others?: Placed[] | undefined
}

/** What a picture shows, each with its surface. */
export function listPlaced({ surface, others = [], ...design }: PlacedEngraving): Placed[] {
  return surface ? [{ ...design, surface }, ...others] : others
}

const NONE: Engraving = { name: '', line: '' }

/** Whether a normalised text is that of a piece without one. */
export function isNoText({ name, line }: Engraving): boolean {
  return !name && !line
}

/** Whether a line has a text on any of its pieces, and not only a logo. */
export function hasText({ engraving, engravings }: LineEngravings): boolean {
  const texts = engravings ?? (engraving ? [engraving] : [])
  return !texts.every(isNoText)
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

/** Only where there is one: what is sent without a logo is what it was before there were any. */
const withLogo = ({ name, line }: Engraving, logo: string | undefined): EngravingDesign => ({
  name,
  line,
  ...(logo && { logo }),
})

/**
 * What a line says of normalised texts: nothing if all are empty, and one text if all are the same.
 * @param texts one for each piece, in their order
 * @param logo on all pieces
 */
export function toLineEngravings(texts: readonly Engraving[], logo?: string): LineEngravings {
  const first = texts.find((text) => !isNoText(text))
  if (!first) return logo ? { engraving: withLogo(NONE, logo) } : {}
  const engraving = withLogo(first, logo)
  const key = toEngravingKey(withLogo(first, undefined))
  const plain = texts.map((text) => withLogo(text, undefined))
  const isSame = plain.every((text) => toEngravingKey(text) === key)
  return isSame ? { engraving } : { engraving, engravings: plain }
}

/** What a line says of designs, one for each surface of a piece; the logo is that of the first. */
export function toDesignedLine(designs: readonly EngravingDesign[]): LineEngravings {
  return toLineEngravings(designs, designs[0]?.logo)
}

/** What a line with a number of pieces says: the texts of others are cut off. @param pieces of the line */
export function fitEngravings(line: LineEngravings, pieces: number): LineEngravings {
  if (!line.engravings) return line.engraving ? { engraving: line.engraving } : {}
  const texts = listEngravings(line, pieces)
  const fitted = toLineEngravings(texts, line.engraving?.logo)
  // Of more pieces than can be listed, the others have no text: they differ in any case.
  return pieces > texts.length && hasText(fitted) ? { ...fitted, engravings: texts } : fitted
}

/**
 * How many pieces of a line have no text on any of their surfaces.
 * @param pieces places of the line
 * @param surfaces of a piece
 */
export function countBlankPieces(line: LineEngravings, pieces: number, surfaces = 1): number {
  const all = pieces / surfaces
  if (!line.engravings) return hasText(line) ? 0 : all
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
  if (!line.engravings) add(withLogo(line.engraving ?? NONE, undefined), pieces)
  else {
    const texts = listEngravings(line, pieces)
    texts.forEach((text, index) => add(text, 1, places[index % places.length]))
    if (pieces > texts.length) add(NONE, pieces - texts.length)
  }
  return [...groups.values()]
}

/**
 * What a picture shows of a line: the texts of the first piece that has one, or those of the first piece with the logo;
 * undefined without any.
 * @param surfaces of a piece, as the picture shows them; undefined where it does not
 */
export function placeEngravings(
  { engraving, engravings }: LineEngravings,
  surfaces: readonly (Surface | undefined)[],
): PlacedEngraving | undefined {
  if (!engraving) return undefined
  const { logo } = engraving
  const first = logo ? 0 : (engravings?.findIndex((text) => !isNoText(text)) ?? 0)
  const at = first % surfaces.length
  const others = surfaces.flatMap((surface, index) => {
    const text = engravings ? engravings[first - at + index] : engraving
    return surface && text && index > at && !isNoText(text)
      ? [{ name: text.name, line: text.line, surface }]
      : []
  })
  const design = withLogo(engravings?.[first] ?? engraving, logo)
  const surface = surfaces[at]
  return { ...design, ...(surface && { surface }), ...(others.length > 0 && { others }) }
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
  return hasText(line) ? groupEngravings(line, countPieces(line.quantity, line)) : []
}

/** Identifies the texts and the logo of a line in keys of carts and orders; empty without any. */
export function toEngravingsKey({ engraving, engravings }: LineEngravings): string {
  // A list, even of one, is another thing than one text for all pieces.
  if (!engravings) return toEngravingKey(engraving)
  const texts = engravings.map(({ name, line }) => [name, line])
  return JSON.stringify(engraving?.logo ? [...texts, engraving.logo] : texts)
}
