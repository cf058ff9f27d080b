import { iterateCharacters } from './characters.ts'

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

/** A letter of either script, a digit, a space, or a sign that names, titles, numbers and addresses are written with. */
const ALLOWED =
  /^(?:[\p{Script=Latin}\p{Script=Arabic}\u0640][\u0300-\u036f\u064b-\u0655\u0670\u200c]*|[\d٠-٩۰-۹ ]|[-–—.,،؛:;'’‘"“”«»&@+/#%()!?؟·•|_*])$/u

const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u20e3/u

/** More marks than three on one letter, as vowelled Arabic has them, would leave the surface. */
const TOO_MANY_MARKS = /\p{M}{4}/u
/** What is quoted of a letter with more marks. */
const LETTER_WITH_MARKS = /^\P{M}?\p{M}{1,4}/u

/** A letter with its marks, or a single character. */
const LETTERS = /\P{M}[\p{M}\u200c]*|\p{M}/gu

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

/** A character that cannot be put on a product. */
export interface RefusedCharacter {
  /** `marks`: one letter has too many of them. */
  kind: 'emoji' | 'character' | 'marks'
  /** As it was typed, and visible: a mark is on a dotted circle, a blank is named by its code point. */
  character: string
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

/** The first character of a normalised text that cannot be put on a product. */
export function findRefusedCharacter(text: string): RefusedCharacter | null {
  const emoji = EMOJI.test(text) && [...iterateCharacters(text)].find((one) => EMOJI.test(one))
  if (emoji) return { kind: 'emoji', character: emoji }
  for (const letter of text.match(LETTERS) ?? []) {
    if (TOO_MANY_MARKS.test(letter)) {
      return { kind: 'marks', character: LETTER_WITH_MARKS.exec(letter)?.[0] ?? letter }
    }
    if (!ALLOWED.test(letter)) return { kind: 'character', character: toVisible(letter) }
  }
  return null
}

/** The part of a refused letter that is at fault, so that it can be seen in a sentence. */
function toVisible(letter: string): string {
  const [base = '', ...marks] = letter
  if (/\p{M}/u.test(base)) return `\u25cc${base}`
  const mark = ALLOWED.test(base) && marks.find((one) => !ALLOWED.test(base + one))
  if (mark) return `\u25cc${mark}`
  // The blank of Braille, unassigned and private characters show nothing, or a box.
  if (!/[\u2800\p{C}]/u.test(base)) return letter
  return `U+${base.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Identifies an engraving in keys of carts and orders; empty without one. */
export function toEngravingKey(engraving: EngravingDesign | undefined): string {
  if (!engraving) return ''
  const { name, line, logo } = engraving
  return JSON.stringify(logo ? [name, line, logo] : [name, line])
}
