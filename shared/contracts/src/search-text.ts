import { toLatinDigits } from './digits.ts'

/** Arabic letters that are typed one for the other: teh marbuta, alef maksura, alef wasla; and tatweel, a mere line. */
const letters: Record<string, string> = { ة: 'ه', ى: 'ي', ٱ: 'ا', ـ: '' }

/**
 * Folds a text for comparison: lower case, no diacritics (which covers the hamza forms of alef, waw and yeh),
 * compatibility forms, no invisible characters, letters and digits of either script as one. Idempotent.
 */
export function normalizeSearchText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[ةىٱـ]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase()
}

/** Returns whether the text contains every word of the query, whole or as a part; an empty query matches every text. */
export function matchesSearch(text: string, query: string): boolean {
  const normalized = normalizeSearchText(text)
  return normalizeSearchText(query)
    .split(/\s+/)
    .every((word) => normalized.includes(word))
}
