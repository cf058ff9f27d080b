import { normalizeSearchText } from '@shop/contracts/search-text.ts'

/** Words that say nothing about a product. */
const STOP_WORDS = new Set(
  'a an and at by for from in is of on or the to with في من على مع او الى عن'.split(' '),
)

const MIN_STEM_LENGTH = 3
const ARABIC_PREFIX = /^(?:و?ال|[بكف]ال|و?لل)/
const ARABIC_SUFFIX = /(?:ات|ون|ين|ان|يه|ه)$/

/** The words of a text, normalized, in order. */
export function splitWords(text: string): string[] {
  return normalizeSearchText(text)
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Neighbours joined, so that "tshirt" finds a "T-shirt". */
export function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

function stemEnglish(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function stemArabic(word: string): string {
  const cut = (text: string, affix: RegExp) => {
    const rest = text.replace(affix, '')
    return rest.length >= MIN_STEM_LENGTH ? rest : text
  }
  return cut(cut(word, ARABIC_PREFIX), ARABIC_SUFFIX)
}

/** Cuts the article, plural and gender off a normalized word; the same form for all of its inflections. */
export function stemWord(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word)
  return word.length > MIN_STEM_LENGTH ? stemEnglish(word) : word
}

/** The distinct words of a query; without words that say nothing, unless there are no others. */
export function parseQuery(query: string): string[] {
  const words = [...new Set(splitWords(query))]
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
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
