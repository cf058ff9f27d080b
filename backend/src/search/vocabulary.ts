import { stemWord } from './search-words.ts'
import { allowedTypos, countTypos, getSignature, mayBeTypo } from './typos.ts'

/** Terms of the index that a word of the query means, and how well each fits, from 0 to 1. */
export type TermMatches = Map<string, number>

const QUALITY = { exact: 1, stem: 0.9, prefix: 0.7, typo: [1, 0.5, 0.3] }

/** When terms match that differ by a typo or two. */
type Typos = 'never' | 'ifUnknown' | 'always'

export interface Vocabulary {
  /** Finds the terms that are the word, another form of it or begin with it, and those with typos. */
  match: (word: string, typos: Typos) => TermMatches
}

/** Index of the first term that is not before `word`, in sorted terms. */
function findStart(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Creates the vocabulary of an index. @param terms distinct, normalized */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  const known = new Set(terms)
  const sorted = [...terms].sort()
  const byLength = new Map<number, { term: string; signature: number }[]>()
  // Nobody means another number, or a longer one.
  for (const term of terms.filter((text) => !/\d/.test(text))) {
    const sameLength = byLength.get(term.length) ?? []
    sameLength.push({ term, signature: getSignature(term) })
    byLength.set(term.length, sameLength)
  }

  function addPrefixes(matches: TermMatches, word: string): void {
    for (let index = findStart(sorted, word); index < sorted.length; index += 1) {
      const term = sorted[index] as string
      if (!term.startsWith(word)) return
      if (!matches.has(term)) matches.set(term, QUALITY.prefix)
    }
  }

  function addTypos(matches: TermMatches, word: string): void {
    const allowed = allowedTypos(word)
    if (allowed === 0) return
    const own = getSignature(word)
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      for (const { term, signature } of byLength.get(length) ?? []) {
        if (matches.has(term) || !mayBeTypo(signature, own, allowed)) continue
        const typos = countTypos(word, term, allowed)
        if (typos <= allowed) matches.set(term, QUALITY.typo[typos] ?? 0)
      }
    }
  }

  return {
    match(word, typos) {
      const matches: TermMatches = new Map()
      const stem = stemWord(word)
      if (known.has(word)) matches.set(word, QUALITY.exact)
      if (known.has(stem) && !matches.has(stem)) matches.set(stem, QUALITY.stem)
      addPrefixes(matches, word)
      if (typos === 'always' || (typos === 'ifUnknown' && matches.size === 0)) {
        addTypos(matches, word)
        // Beside an article, a typo would be one letter too many.
        if (stem !== word) addTypos(matches, stem)
      }
      return matches
    },
  }
}
