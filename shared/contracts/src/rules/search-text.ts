import { toLatinDigits } from './typed-text.ts'

/**
 * Letters that are typed one for the other, as Lucene's ArabicNormalizationFilter and PersianNormalizationFilter fold
 * them: forms of heh, yeh, kaf and alef; and tatweel, a mere line.
 */
const letters: Record<string, string> = {
  ...{ ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه' },
  ...{ ى: 'ي', ی: 'ي', ے: 'ي' },
  ...{ ک: 'ك', ڪ: 'ك', ٱ: 'ا', ـ: '' },
}
const LETTERS = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Folds a text for comparison: lower case, no diacritics (which covers the hamza forms of alef, waw and yeh),
 * compatibility forms, no invisible characters, letters and digits of either script as one. Idempotent.
 */
export function normalizeSearchText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(LETTERS, (letter) => letters[letter] ?? letter)
    .toLowerCase()
}

/** The words of a text, normalized, in order. */
export function splitWords(text: string): string[] {
  return normalizeSearchText(text)
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Words that say nothing about what is searched for; folded as texts are. */
const STOP_WORDS = new Set(
  splitWords(
    `a an and are as at be by for from i in into is it its my of on or our that the their this to was we with you your
    في من على مع أو إلى عن هذا هذه هو هي التي الذي كل لي`,
  ),
)

/** Whether a word says nothing about what is searched for. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const MIN_STEM_LENGTH = 3

function stemEnglish(word: string): string {
  if (word.length <= MIN_STEM_LENGTH) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** The article with what is written before it; a bare "and" only before three letters. */
const ARABIC_PREFIX = /^(?:و?ال|[بكف]ال|و?لل)(?=..)|^و(?=...)/
/** Possessive, dual, plurals, nisba in both genders, feminine: cut off one after the other. */
const ARABIC_SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']
const MIN_ARABIC_STEM_LENGTH = 2

/** The algorithm is that of Lucene's ArabicStemFilter. */
function stemArabic(word: string): string {
  let stem = word.replace(ARABIC_PREFIX, '')
  for (const suffix of ARABIC_SUFFIXES) {
    const isLong = stem.length >= suffix.length + MIN_ARABIC_STEM_LENGTH
    if (isLong && stem.endsWith(suffix)) stem = stem.slice(0, -suffix.length)
  }
  return stem
}

/** Cuts the article, plural and gender off a normalized word; the same form for all of its inflections. */
export function stemWord(word: string): string {
  return /\p{Script=Arabic}/u.test(word) ? stemArabic(word) : stemEnglish(word)
}

/** The distinct words of a query; without words that say nothing, unless there are no others. */
export function parseQuery(query: string): string[] {
  const words = [...new Set(splitWords(query))]
  const telling = words.filter((word) => !isStopWord(word))
  return telling.length > 0 ? telling : words
}

/** A preposition that is written onto the next word; just as often a letter of the word itself, so no stem is without it. */
const ARABIC_PREPOSITION = /^[بلكف](?=...)/

/** The words of a text as {@link createMatcher} compares them: each in its forms, on a line of its own. */
export function foldWords(text: string): string {
  const forms = splitWords(text).flatMap((word) => [
    word,
    stemWord(word),
    word.replace(ARABIC_PREPOSITION, ''),
  ])
  return `\n${forms.join('\n')}\n`
}

/**
 * Returns whether folded words are those of a text with every word of the query, in another form or its beginning. A query of
 * signs matches none.
 */
export function createMatcher(query: string): (folded: string) => boolean {
  const words = parseQuery(query).map((word) => [`\n${word}`, `\n${stemWord(word)}\n`] as const)
  return (folded) =>
    words.length > 0 &&
    words.every(([start, stem]) => folded.includes(start) || folded.includes(stem))
}

/** Whether the text has every word of the query, as {@link createMatcher} says. A blank query matches every text. */
export const matchesSearch = (text: string, query: string): boolean =>
  query.trim() === '' || createMatcher(query)(foldWords(text))
