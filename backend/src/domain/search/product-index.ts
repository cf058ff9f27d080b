import { findSearchPages } from '@shop/contracts/browser/search-pages.ts'
import { parseQuery, splitWords, stemWord } from '@shop/contracts/rules/search-text.ts'
import type { ProductDetails } from '@shop/contracts/wire/catalog.ts'
import type { SearchSort } from '@shop/contracts/wire/search.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { LRUCache } from 'lru-cache'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'

import { allowedTypos, dropNegated, joinNeighbours, listSwaps } from './search-words.ts'
import { type Concept, findConcepts } from './synonyms.ts'

type Language = keyof LocalizedText

export interface IndexedProduct {
  id: string
  title: LocalizedText
  description: LocalizedText
  category: LocalizedText
  details?: ProductDetails | undefined
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
/** Scores, keyed by the product's place in the shop's order. */
type Scores = ReadonlyMap<number, number>

const FIELDS = ['titleEn', 'titleAr', 'material', 'features', 'category', 'description'] as const
type Field = (typeof FIELDS)[number]

/** What a product that takes a name is found by; its synonyms are in the dictionary. */
const PERSONALIZED = 'personalized'

/** Weight of a word of the description; every other match weighs more. */
const PROSE_WEIGHT = 1
const OTHER_WEIGHTS = { material: 120, features: 60, category: 30, description: PROSE_WEIGHT }
/** A title outweighs everything else, whatever the quality of the match. */
const WEIGHTS: Record<Language, Record<Field, number>> = {
  en: { titleEn: 400, titleAr: 360, ...OTHER_WEIGHTS },
  ar: { titleEn: 360, titleAr: 400, ...OTHER_WEIGHTS },
}

const QUALITY = { exact: 1, stem: 0.9, prefix: 0.7, typo: 0.4 }
/** What a shopper has written counts more than what means the same. */
const SYNONYM_QUALITY = 0.8

function toFields(product: IndexedProduct): Record<Field, string> {
  const { title, category, description, details: { material, surface } = {} } = product
  const join = ({ en, ar = '' }: LocalizedText) => `${en} ${ar}`
  return {
    titleEn: title.en,
    titleAr: title.ar ?? '',
    material: material ? join(material) : '',
    features: surface ? PERSONALIZED : '',
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

/**
 * The scores without matches in prose, where there are others: "metal" finds what is made of it, and no stand that has a
 * plate of it.
 * @param wordCount of the words that the scores are sums of
 */
function withoutProse(scores: Scores, wordCount: number): Scores {
  const others = [...scores].filter(([, score]) => score > wordCount * PROSE_WEIGHT)
  return others.length > 0 ? new Map(others) : scores
}

/** How words are looked for. */
interface Mode {
  /** Also in prose, when titles, materials and categories have them. */
  prose: boolean
  /** Words that no product has may have been mistyped. A word that is there was not. */
  typos: boolean
}
const MODES: readonly Mode[] = [
  { prose: false, typos: false },
  { prose: true, typos: false },
  { prose: false, typos: true },
  { prose: true, typos: true },
]

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
      if (field === 'description') return dropNegated(words)
      return field?.startsWith('title') ? [...words, ...joinNeighbours(words)] : words
    },
    processTerm: (word) => [word, stemWord(word)],
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  })
  const documents = products.map((product, id) => ({ id, ...toFields(product) }))
  await index.addAllAsync(documents, { chunkSize: CHUNK_SIZE })

  // MiniSearch takes some 40 ms for a word of thousands of products; there are few such words, and searches share them.
  const cache = new LRUCache<string, Scores, { word: string; lang: Language } & Mode>({
    maxSize: MAX_CACHED_SCORES,
    sizeCalculation: ({ size }) => size + 1,
    memoMethod: (_key, _stale, { context: { word, lang, prose, typos } }) => {
      const found = index
        .search(toWordQuery(word, typos))
        .map(({ id, match }): Score => [id as number, rateMatch(match, word, lang)])
        // Ranking sorts again, quickly when the products are in order already.
        .sort(byScore)
      return prose ? new Map(found) : withoutProse(new Map(found), 1)
    },
  })
  const look = (word: string, lang: Language, mode: Mode): Scores =>
    cache.memo(`${lang} ${mode.prose} ${mode.typos} ${word}`, { context: { word, lang, ...mode } })
  function scoreWord(word: string, lang: Language, mode: Mode): Scores {
    const scores = look(word, lang, { ...mode, typos: false })
    return scores.size === 0 && mode.typos ? look(word, lang, mode) : scores
  }

  /** The products that have every word of a concept, or of a phrase that means the same. */
  function scoreConcept({ words, synonyms }: Concept, lang: Language, mode: Mode): Scores {
    const scores = intersect(words.map((word) => scoreWord(word, lang, mode)))
    for (const phrase of synonyms) {
      const found = intersect(phrase.map((word) => look(word, lang, { ...mode, typos: false })))
      raise(scores, found, SYNONYM_QUALITY / phrase.length)
    }
    return mode.prose ? scores : withoutProse(scores, words.length)
  }

  function score(words: readonly string[], lang: Language, mode: Mode): Scores {
    const concepts = findConcepts(words).map((concept) => scoreConcept(concept, lang, mode))
    const scores = intersect(concepts)
    const whole = { ...mode, typos: false }
    if (words.length > 1) raise(scores, look(words.join(''), lang, whole))
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
      // Who asks for cards on sale gets the cards, and has not mistyped "sage".
      const rest = words.filter((word) => findSearchPages(word).length === 0)
      for (const mode of MODES) {
        const scores = score(mode.typos ? rest : words, lang, mode)
        if (scores.size > 0) return rank(scores, sort)
      }
      return []
    },
  }
}
