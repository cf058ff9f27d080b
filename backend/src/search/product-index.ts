import type { SearchSort } from '@shop/contracts/search.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import { LRUCache } from 'lru-cache'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'

import {
  allowedTypos,
  joinNeighbours,
  listSwaps,
  parseQuery,
  splitWords,
  stemWord,
} from './search-words.ts'
import { type Concept, findConcepts } from './synonyms.ts'

type Language = keyof LocalizedText

export interface IndexedProduct {
  id: string
  title: LocalizedText
  description: LocalizedText
  category: LocalizedText
  /** Hundredths of OMR. */
  price: number
}

interface SearchOptions {
  lang: Language
  sort: SearchSort
}

export interface ProductIndex {
  /** Ids of all products that match, best first. */
  search: (query: string, options: SearchOptions) => string[]
}

/** Products that are indexed before other requests get their turn. */
const CHUNK_SIZE = 200
/** Scores of products that are kept for the next search of the same word: some 20 MB. */
const MAX_CACHED_SCORES = 250_000

type Score = [product: number, score: number]
/** By the product's place in the shop's order. */
type Scores = ReadonlyMap<number, number>

const FIELDS = ['titleEn', 'titleAr', 'category', 'description'] as const
type Field = (typeof FIELDS)[number]

/** A title outweighs everything else, whatever the quality of the match. */
const WEIGHTS: Record<Language, Record<Field, number>> = {
  en: { titleEn: 40, titleAr: 36, category: 3, description: 1 },
  ar: { titleEn: 36, titleAr: 40, category: 3, description: 1 },
}

const QUALITY = { exact: 1, stem: 0.9, prefix: 0.7, typo: 0.4 }
/** What a shopper has written counts more than what means the same. */
const SYNONYM_QUALITY = 0.8

function toFields({ title, category, description }: IndexedProduct): Record<Field, string> {
  const join = ({ en, ar = '' }: LocalizedText) => `${en} ${ar}`
  return {
    titleEn: title.en,
    titleAr: title.ar ?? '',
    category: join(category),
    description: join(description),
  }
}

/** The terms of a word: itself, another form of it, or what it begins; or what it may have been meant to be. */
function toWordQuery(word: string, typos: boolean): Query {
  const queries: Query[] = [{ queries: [word], prefix: true }, { queries: [stemWord(word)] }]
  if (!typos) return { combineWith: 'OR', queries }
  for (const meant of new Set([word, stemWord(word)])) {
    const allowed = allowedTypos(meant)
    // Swapped neighbours are one typo; the library counts them as two.
    for (let swaps = 0; swaps <= allowed; swaps += 1) {
      queries.push({ queries: listSwaps(meant, swaps), fuzzy: allowed - swaps })
    }
  }
  return { combineWith: 'OR', queries }
}

/** How well a term of a product fits a word of the query: a term that is none of its forms fits by a typo. */
function rateTerm(term: string, word: string): number {
  if (term === word) return QUALITY.exact
  if (term === stemWord(word)) return QUALITY.stem
  return term.startsWith(word) ? QUALITY.prefix : QUALITY.typo
}

/** The best of the terms that were found in a product, by its quality and the field that it stands in. */
function rateMatch(match: SearchResult['match'], word: string, lang: Language): number {
  let best = 0
  for (const [term, fields] of Object.entries(match)) {
    const weights = fields.map((field) => WEIGHTS[lang][field as Field])
    best = Math.max(best, rateTerm(term, word) * Math.max(...weights))
  }
  return best
}

/** Best first; of equally good ones, the first in the shop. */
const byScore = ([productA, a]: Score, [productB, b]: Score) => b - a || productA - productB

/** Adds up the scores of the products that every word is in. */
function intersect(scoresByWord: readonly Scores[]): Map<number, number> {
  const [fewest = new Map<number, number>(), ...others] = scoresByWord.toSorted(
    (a, b) => a.size - b.size,
  )
  const sums = new Map<number, number>()
  for (const [product, score] of fewest) {
    const scores = [score, ...others.map((other) => other.get(product) ?? 0)]
    if (scores.every(Boolean))
      sums.set(
        product,
        scores.reduce((sum, each) => sum + each),
      )
  }
  return sums
}

/** Raises scores to others that are better. */
function raise(scores: Map<number, number>, others: Scores, factor = 1): void {
  for (const [product, score] of others) {
    scores.set(product, Math.max(score * factor, scores.get(product) ?? 0))
  }
}

/**
 * Indexes products without blocking the process.
 * @param products in the order that decides between equally good ones
 */
export async function buildProductIndex(
  products: readonly IndexedProduct[],
): Promise<ProductIndex> {
  const index = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: [...FIELDS],
    tokenize(text, field) {
      const words = splitWords(text)
      return field?.startsWith('title') ? [...words, ...joinNeighbours(words)] : words
    },
    processTerm: (word) => [word, stemWord(word)],
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })
  const documents = products.map((product, id) => ({ id, ...toFields(product) }))
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE })

  // MiniSearch takes some 40 ms for a word of thousands of products; there are few such words, and searches share them.
  const cache = new LRUCache<string, Scores, { word: string; lang: Language; typos: boolean }>({
    maxSize: MAX_CACHED_SCORES,
    sizeCalculation: ({ size }) => size + 1,
    memoMethod: (_key, _stale, { context: { word, lang, typos } }) =>
      new Map(
        index
          .search(toWordQuery(word, typos))
          .map(({ id, match }): Score => [id as number, rateMatch(match, word, lang)])
          // Ranking sorts again, quickly when the products are in order already.
          .sort(byScore),
      ),
  })
  const scoreWord = (word: string, lang: Language, typos = false): Scores =>
    cache.memo(`${lang} ${typos} ${word}`, { context: { word, lang, typos } })

  /** The products that have every word of a concept, or of a phrase that means the same. */
  function scoreConcept(
    { words, synonyms }: Concept,
    lang: Language,
    hasTypos: (word: string) => boolean,
  ): Map<number, number> {
    const scores = intersect(words.map((word) => scoreWord(word, lang, hasTypos(word))))
    for (const phrase of synonyms) {
      const found = intersect(phrase.map((word) => scoreWord(word, lang)))
      raise(scores, found, SYNONYM_QUALITY / phrase.length)
    }
    return scores
  }

  /** The products that have every concept, or the words as one: "wrist band" means "wristband". */
  function score(words: readonly string[], lang: Language, hasTypos: (word: string) => boolean) {
    const concepts = findConcepts(words).map((concept) => scoreConcept(concept, lang, hasTypos))
    const scores = intersect(concepts)
    if (words.length > 1) raise(scores, scoreWord(words.join(''), lang))
    return scores
  }

  function rank(scores: Scores, sort: SearchSort): string[] {
    const getPrice = ([product]: Score) => products[product]?.price ?? 0
    const compare = {
      relevance: byScore,
      'price-asc': (a: Score, b: Score) => getPrice(a) - getPrice(b) || a[0] - b[0],
      'price-desc': (a: Score, b: Score) => getPrice(b) - getPrice(a) || a[0] - b[0],
    }[sort]
    return [...scores].sort(compare).flatMap(([product]) => products[product]?.id ?? [])
  }

  return {
    search(query, { lang, sort }) {
      const words = parseQuery(query)
      const isUnknown = (word: string) => scoreWord(word, lang).size === 0
      for (const hasTypos of [() => false, isUnknown, () => true]) {
        const scores = score(words, lang, hasTypos)
        if (scores.size > 0) return rank(scores, sort)
      }
      return []
    },
  }
}
