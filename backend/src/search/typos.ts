/** Typos forgiven in a word: none in short words and in numbers, one from 4 letters on, two from 8 on. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** The word with `count` pairs of neighbouring letters swapped, in every way. */
export function listSwaps(word: string, count: number): string[] {
  if (count === 0) return [word]
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )
  return [...new Set(swapped.flatMap((each) => listSwaps(each, count - 1)))]
}
