/** A character that is displayed as an emoji. */
export const EMOJI: RegExp =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Regional_Indicator}|\u20e3/u

/** The characters of a text as people count them: an emoji, or a letter with its marks, is one. */
export function* iterateCharacters(text: string): Generator<string, void> {
  // eslint-disable-next-line no-restricted-properties -- Firefox has it from version 125 on; without it, only halves of one are avoided.
  const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined
  if (!Segmenter) yield* text
  else for (const { segment } of new Segmenter().segment(text)) yield segment
}

/** The first characters of a text, whole ones. */
export function takeCharacters(text: string, count: number): string {
  let taken = ''
  let left = count
  for (const character of iterateCharacters(text)) {
    if (left === 0) break
    taken += character
    left -= 1
  }
  return taken
}

/** The longest start of a text that is within a length and ends with a whole character. @param maxLength UTF-16 units */
export function fitLength(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let fitting = ''
  for (const character of iterateCharacters(text)) {
    if (fitting.length + character.length > maxLength) break
    fitting += character
  }
  return fitting
}
