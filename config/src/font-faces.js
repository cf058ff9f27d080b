/**
 * @typedef {object} FontFace
 * @property {string} rule the whole `@font-face` rule
 * @property {string | undefined} url of its first file; local fonts have none
 * @property {string} weights the descriptor `font-weight`: one or two numbers, or empty
 * @property {string} characters the descriptor `unicode-range`, or empty when the face has every character
 */

/** @param {string} rule @param {string} name */
const readDescriptor = (rule, name) =>
  new RegExp(`[{;\\s]${name}:\\s*([^;}]+)`).exec(rule)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? ''

/**
 * The `@font-face` rules of a style sheet.
 * @param {string} css without comments in its rules
 * @returns {FontFace[]}
 */
export function readFontFaces(css) {
  return Array.from(css.matchAll(/@font-face\s*\{[^}]*\}/g), ([rule]) => ({
    rule,
    url: /url\((['"]?)(.*?)\1\)/.exec(rule)?.[2],
    weights: readDescriptor(rule, 'font-weight'),
    characters: readDescriptor(rule, 'unicode-range'),
  }))
}

/**
 * The code points of a `unicode-range`, as https://drafts.csswg.org/css-syntax/#urange defines it.
 * @param {string} range such as `U+20-7E, U+4??`
 * @returns {[first: number, last: number][]}
 * @throws Error when a part of it is no range
 */
export function parseUnicodeRange(range) {
  return range.split(',').map((part) => {
    const [, from, to] = /^U\+([\dA-F]{1,6}|[\dA-F]{0,5}\?+)(?:-([\dA-F]{1,6}))?$/i.exec(
      part.trim(),
    ) ?? ['', '']
    if (!from) throw new Error(`No range of characters: ${part}`)
    const last = to ?? from.replaceAll('?', 'F')
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(last, 16)]
  })
}

/**
 * Whether a browser looks for a character in the file of a face.
 * @param {FontFace} face
 * @param {string} character
 */
export function hasCharacter({ characters }, character) {
  if (!characters) return true
  const code = character.codePointAt(0) ?? 0
  return parseUnicodeRange(characters).some(([first, last]) => code >= first && code <= last)
}
