import { EMOJI, iterateCharacters } from './characters.ts'

/** A letter of either script, a digit, a space, or a sign that names, titles, numbers and addresses are written with. */
const ALLOWED =
  /^(?:[\p{Script=Latin}\p{Script=Arabic}\u0640][\u0300-\u036f\u064b-\u0655\u0670\u200c]*|[\d٠-٩۰-۹ ]|[-–—.,،؛:;'’‘"“”«»&@+/#%()!?؟·•|_*])$/u

/** More marks than three on one letter, as vowelled Arabic has them, would leave the surface. */
const TOO_MANY_MARKS = /\p{M}{4}/u
/** What is quoted of a letter with more marks. */
const LETTER_WITH_MARKS = /^\P{M}?\p{M}{1,4}/u

/** A letter with its marks, or a single character. */
const LETTERS = /\P{M}[\p{M}\u200c]*|\p{M}/gu

/** A character that cannot be put on a product. */
export interface RefusedCharacter {
  /** `marks`: one letter has too many of them. */
  kind: 'emoji' | 'character' | 'marks'
  /** As it was typed, and visible: a mark is on a dotted circle, a blank is named by its code point. */
  character: string
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
