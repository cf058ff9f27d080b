import { EMOJI } from './characters.ts'

// What is refused is decided by what is loaded with the first text on a product.
export { findRefusedCharacter, type RefusedCharacter } from './refused-characters.ts'

/** What a shopper has put on a product: a name and a line below it. Either may be empty. */
export interface Engraving {
  name: string
  line: string
}

/** What is on a piece: a text, a logo or both. */
export interface EngravingDesign extends Engraving {
  /** Outlines, see `logo.ts`. */
  logo?: string | undefined
}

/** Longest text of either field that is read at all; what fits is decided by the surface. */
export const MAX_ENGRAVING_LENGTH: number = 80

/** Removes invisible characters, but for the non-joiner that some words need between two Arabic letters. */
function removeInvisible(text: string): string {
  return text
    .replaceAll(/(?!\u200c)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(
      /(\p{Script=Arabic}\p{M}*)?\u200c+(?=(\p{Script=Arabic})?)/gu,
      (_, before: string | undefined, after: string | undefined) =>
        `${before ?? ''}${before && after ? '\u200c' : ''}`,
    )
}

/**
 * Normalises one field of an engraving: full-width letters and presentation forms become plain ones, white space single
 * spaces; control characters and invisible ones go. Digits stay as they were typed.
 */
export function normalizeEngravingText(text: string): string {
  // Emoji are joined by an invisible character: they are left whole, to be refused by what was typed.
  const visible = EMOJI.test(text) ? text : removeInvisible(text.normalize('NFKC'))
  return visible.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Normalises an engraving. @returns null for one without any text */
export function normalizeEngraving({ name, line }: Engraving): Engraving | null {
  const engraving = { name: normalizeEngravingText(name), line: normalizeEngravingText(line) }
  return engraving.name || engraving.line ? engraving : null
}

/** Identifies an engraving in keys of carts and orders; empty without one. */
export function toEngravingKey(engraving: EngravingDesign | undefined): string {
  if (!engraving) return ''
  const { name, line, logo } = engraving
  return JSON.stringify(logo ? [name, line, logo] : [name, line])
}
