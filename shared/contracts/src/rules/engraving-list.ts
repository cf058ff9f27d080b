import { type Engraving, toEngravingKey } from './engraving-text.ts'

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
}

const NONE: Engraving = { name: '', line: '' }

/** Whether a normalised text is that of a piece without one. */
export function isNoText({ name, line }: Engraving): boolean {
  return !name && !line
}

/** Pieces of a line that each take a text. @param quantity packages @param surface of the product */
export function countPieces(quantity: number, surface?: { pieces?: number | undefined }): number {
  return quantity * (surface?.pieces ?? 1)
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

/** How many pieces of a line have no text. @param pieces of the line */
export function countBlankPieces(line: LineEngravings, pieces: number): number {
  return groupEngravings(line, pieces).find(({ engraving }) => !engraving)?.pieces ?? 0
}

/** The pieces of a line by what is on them, in their order. @param pieces of the line */
export function groupEngravings(line: LineEngravings, pieces: number): EngravedPieces[] {
  const groups = new Map<string, EngravedPieces>()
  const add = (engraving: Engraving, count: number) => {
    const key = toEngravingKey(engraving)
    const group = groups.get(key)
    if (group) group.pieces += count
    else groups.set(key, { engraving: isNoText(engraving) ? null : engraving, pieces: count })
  }
  if (!line.engravings) add(line.engraving ?? NONE, pieces)
  else {
    const texts = listEngravings(line, pieces)
    texts.forEach((text) => add(text, 1))
    if (pieces > texts.length) add(NONE, pieces - texts.length)
  }
  return [...groups.values()]
}

/**
 * The pieces of a line of an order by what is on them; none, if nothing is on any.
 * @param line `pieces` are those in a package that each take a text
 */
export function groupPieces(
  line: LineEngravings & { quantity: number; pieces?: number | undefined },
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
