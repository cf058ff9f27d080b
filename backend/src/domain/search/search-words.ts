import { isStopWord } from '@shop/contracts/rules/search-text.ts'

/** Neighbours joined, so that "tshirt" finds a "T-shirt". */
export function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

/** "no metal", "without paper", "free of metal"; the Arabic ones mean the same. */
const NEGATIONS = new Set('no not without never free دون بدون بلا غير خال خالي خاليه'.split(' '))

/** The words of a text without those that it says are not there: "free of metal" and "metal-free" are no metal. */
export function dropNegated(words: readonly string[]): string[] {
  const dropped = new Set<number>()
  words.forEach((word, at) => {
    if (!NEGATIONS.has(word)) return
    const next = words.findIndex((each, index) => index > at && !isStopWord(each))
    const isFreeOf = ['of', 'from'].includes(words[at + 1] ?? '')
    dropped.add(word === 'free' && !isFreeOf ? at - 1 : next)
  })
  return words.filter((_, at) => !dropped.has(at))
}

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
