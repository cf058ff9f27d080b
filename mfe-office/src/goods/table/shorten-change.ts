/** A change of texts that are no longer is shown whole. */
const MAX_LENGTH = 120
/** What is shown of the text around a change. */
const CONTEXT_LENGTH = 30

function countCommon(length: number, isSame: (index: number) => boolean): number {
  let count = 0
  while (count < length && isSame(count)) count += 1
  return count
}

function cut(text: string, start: number, end: number): string {
  const [from, to] = [
    Math.max(0, start - CONTEXT_LENGTH),
    Math.min(text.length, end + CONTEXT_LENGTH),
  ]
  const shown = text.slice(from, Math.min(to, from + 2 * MAX_LENGTH))
  return `${from > 0 ? '…' : ''}${shown}${from + shown.length < text.length ? '…' : ''}`
}

/** What differs between two texts, with some words around it where they are long. */
export function shortenChange(before: string, after: string): [before: string, after: string] {
  const shorter = Math.min(before.length, after.length)
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return [before, after]
  const start = countCommon(shorter, (index) => before[index] === after[index])
  const end = countCommon(
    shorter - start,
    (index) => before.at(-1 - index) === after.at(-1 - index),
  )
  return [cut(before, start, before.length - end), cut(after, start, after.length - end)]
}
