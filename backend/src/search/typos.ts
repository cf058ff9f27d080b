/** Typos forgiven in a word: none in short words and in numbers, one from 4 letters on, two from 8 on. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** The letters of a word as a set of bits, several letters per bit. */
export function getSignature(word: string): number {
  let signature = 0
  for (let index = 0; index < word.length; index += 1)
    signature |= 1 << (word.charCodeAt(index) & 31)
  return signature
}

/** Whether two words may be within `max` typos by their signatures: a typo changes two letters at most. */
export function mayBeTypo(a: number, b: number, max: number): boolean {
  let different = a ^ b
  let count = 0
  while (different !== 0) {
    different &= different - 1
    count += 1
  }
  return count <= 2 * max
}

/**
 * Number of insertions, deletions, replacements and swaps of neighbours between two words (optimal string
 * alignment).
 * @returns a number above `max` as soon as there are more
 */
export function countTypos(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(distance)
      best = Math.min(best, distance)
    }
    // Not even a swap, which builds on the row before, gets below the best of this row.
    if (best > max) return max + 1
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? max + 1
}
