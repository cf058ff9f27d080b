import { type Engraving, MAX_ENGRAVING_LENGTH } from './engraving-text.ts'
import { isolateNumbers } from './isolate-numbers.ts'
import { findRefusedCharacter, type RefusedCharacter } from './refused-characters.ts'
import type { Area, Surface } from './surface.ts'

/*
 * Widths of the shop's typeface (Readex Pro, weight 500), in units of the font size, rounded up to twentieths. One table
 * for pages, cart and server: what fits in one fits in all, whichever font a browser has.
 */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [0.1, '\u0640'],
  [0.25, "'.:·"],
  [0.3, '!,;ijl| ’‘،؛'],
  [0.35, '•آأإاٱ٠١'],
  [0.4, '()ftء'],
  [0.45, '"*-[]r{}٦'],
  [0.5, 's“”رز؟٢'],
  [0.55, '1237?Iacz–«»ؤوژ٤'],
  [0.6, '5689+/ekvxyةدذه٥٧٨٩'],
  [0.65, '04$EFJLPSTbdhnopquعغمچ٣'],
  [0.7, '#ABCRXYZ_g٪'],
  [0.75, 'KUVجحخلن'],
  [0.8, '&DGHNOQق'],
  [0.85, 'wئيىی'],
  [0.9, '%M—طظکگ'],
  [0.95, 'm'],
  [1, '@Wبتثكپ'],
  [1.1, 'فڤ'],
  [1.35, 'سش'],
  [1.5, 'صض'],
]

/** Widths of Arabic letters that are joined to the next one. */
const JOINED_WIDTHS: typeof WIDTHS = [
  [0.1, '\u0640'],
  [0.35, 'لپی'],
  [0.4, 'ئبتثني'],
  [0.55, 'کگ'],
  [0.6, 'عغفقكڤ'],
  [0.65, 'مهچ'],
  [0.8, 'جحخ'],
  [0.9, 'طظ'],
  [1, 'سش'],
  [1.1, 'صض'],
]

/** A letter that the tables lack is taken for nearly the widest of either script. */
const UNKNOWN_WIDTH = 1.1

const toMap = (table: typeof WIDTHS) =>
  new Map(table.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width])))
const widths = toMap(WIDTHS)
const joinedWidths = toMap(JOINED_WIDTHS)

const isArabicLetter = (character = '') =>
  /[\p{Script=Arabic}\u0640]/u.test(character) && /\p{L}/u.test(character)

/** An upper bound of a text's width, in units of the font size. */
export function estimateWidth(text: string): number {
  // Marks stand above and below; a letter with an accent is as wide as without.
  const letters = [
    ...text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/gu, '')
      .normalize('NFC'),
  ].filter((character) => !/\p{M}/u.test(character))
  return letters.reduce((sum, letter, index) => {
    const joined = isArabicLetter(letters[index + 1]) ? joinedWidths.get(letter) : undefined
    return sum + (/\p{Cf}/u.test(letter) ? 0 : (joined ?? widths.get(letter) ?? UNKNOWN_WIDTH))
  }, 0)
}

/** Font sizes in millimetres: the largest are parts of the surface's height, the smallest what can be cut and read. */
const SIZES = {
  name: { maxOfHeight: 0.38, minMm: 2.6 },
  line: { maxOfHeight: 0.24, minMm: 2 },
} as const

/** Height of a line of text in units of its size: room for the marks of Arabic above and below. */
const LINE_HEIGHT = 1.5

/** Where the baseline is, as a part of a line's height. */
const BASELINE = 0.68

/** The part of the largest size that leaves room above a letter with three marks. */
const TALL_FACTOR = 0.85

/** The largest size of a field's text, in millimetres; its own smallest where it does not fit. */
function chooseSize(field: keyof Engraving, text: string, { width, height }: Area): number {
  const { maxOfHeight, minMm } = SIZES[field]
  const factor = /\p{M}{3}/u.test(text) ? TALL_FACTOR : 1
  const max = Math.max(maxOfHeight * height * factor, minMm)
  return Math.max(Math.min(max, width / estimateWidth(text)), minMm)
}

/** Whether a normalised text fits on a surface at the smallest size at which it can be read. */
export function fits(field: keyof Engraving, text: string, { width }: Area): boolean {
  return text.length <= MAX_ENGRAVING_LENGTH && estimateWidth(text) * SIZES[field].minMm <= width
}

/** How many characters a text that does not fit has too many, about; 0 for one that fits. */
export function countSurplus(field: keyof Engraving, text: string, area: Area): number {
  const characters = [...text]
  let length = characters.length
  while (length > 0 && !fits(field, characters.slice(0, length).join(''), area)) length -= 1
  return characters.length - length
}

/** Why a text cannot be put on a surface; `surplus` counts the characters that are too many, about. */
export type EngravingProblem = RefusedCharacter | { kind: 'tooLong'; surplus: number }

/** What is wrong with a normalised text of an engraving. */
export function findEngravingProblem(
  field: keyof Engraving,
  text: string,
  area: Area,
): EngravingProblem | null {
  const refused = findRefusedCharacter(text)
  if (refused) return refused
  const surplus = countSurplus(field, text, area)
  return surplus > 0 ? { kind: 'tooLong', surplus } : null
}

/** One text of an engraving as it is drawn, in millimetres of the surface. */
export interface EngravedText {
  field: keyof Engraving
  /** Numbers in it are isolated. */
  text: string
  direction: 'ltr' | 'rtl'
  fontSize: number
  /** Middle of the text. */
  x: number
  /** Baseline of the text. */
  y: number
}

/** The first letter decides. */
const isRightToLeft = (text: string) =>
  /\p{Script=Arabic}/u.test(/[\p{Script=Arabic}\p{Script=Latin}]/u.exec(text)?.[0] ?? '')

/** The texts of a normalised engraving, set in the middle of a surface. */
export function layOut(engraving: Engraving, area: Area): EngravedText[] {
  const fields = (['name', 'line'] as const).filter((field) => engraving[field])
  const lines = fields.map((field) => {
    const text = engraving[field]
    return { field, text, fontSize: chooseSize(field, text, area) }
  })
  const total = lines.reduce((sum, { fontSize }) => sum + fontSize * LINE_HEIGHT, 0)
  let top = (area.height - total) / 2
  return lines.map(({ field, text, fontSize }) => {
    const y = top + fontSize * LINE_HEIGHT * BASELINE
    top += fontSize * LINE_HEIGHT
    const direction = isRightToLeft(text) ? 'rtl' : 'ltr'
    return { field, text: isolateNumbers(text), direction, fontSize, x: area.width / 2, y }
  })
}

/** The smallest size at which a text can be cut and read, in millimetres. */
export function getLeastSize(engraving: Engraving): Area {
  const fields = (['name', 'line'] as const).filter((field) => engraving[field])
  const widths = fields.map((field) => estimateWidth(engraving[field]) * SIZES[field].minMm)
  const height = fields.reduce((sum, field) => sum + SIZES[field].minMm * LINE_HEIGHT, 0)
  return { width: Math.max(0, ...widths), height }
}

/** How large texts are that were set, and where the first one begins, in millimetres. */
export function measureTexts(texts: readonly EngravedText[]): Area & { top: number } {
  const [first] = texts
  return {
    width: Math.max(0, ...texts.map(({ text, fontSize }) => estimateWidth(text) * fontSize)),
    height: texts.reduce((sum, { fontSize }) => sum + fontSize * LINE_HEIGHT, 0),
    top: first ? first.y - first.fontSize * LINE_HEIGHT * BASELINE : 0,
  }
}

/** One drawing of each text, from the lowest up: a copy that is moved and coloured. */
export interface EngravedLayer {
  /** Millimetres. */
  dx: number
  dy: number
  color: string
  opacity: number
}

/** How a finish looks: light and shadow at the edges of what is cut or pressed, and the colour. */
export function getLayers({ finish, color }: Pick<Surface, 'finish' | 'color'>): EngravedLayer[] {
  const face = { dx: 0, dy: 0, color, opacity: 1 }
  if (finish === 'printed') return [{ ...face, opacity: 0.95 }]
  const light = { dx: 0.14, dy: 0.22, color: '#ffffff', opacity: 0.35 }
  if (finish === 'engraved') return [light, face]
  return [{ dx: -0.12, dy: -0.2, color: '#000000', opacity: 0.4 }, light, face]
}
