import type { SearchSort } from '@shop/contracts/search.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'

import { joinNeighbours, parseQuery, splitWords, stemWord } from './search-words.ts'
import { allowedTypos, listSwaps } from './typos.ts'

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

const FIELDS = ['titleEn', 'titleAr', 'category', 'description'] as const
type Field = (typeof FIELDS)[number]

/** A title outweighs everything else, whatever the quality of the match. */
const WEIGHTS: Record<Language, Record<Field, number>> = {
  en: { titleEn: 40, titleAr: 36, category: 3, description: 1 },
  ar: { titleEn: 36, titleAr: 40, category: 3, description: 1 },
}

const QUALITY = { exact: 1, stem: 0.9, prefix: 0.7, typo: 0.4 }

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

/** How well a term of a product fits a word of the query; 0 for one that only a typo may explain. */
function rateTerm(term: string, word: string): number {
  if (term === word) return QUALITY.exact
  if (term === stemWord(word)) return QUALITY.stem
  return term.startsWith(word) ? QUALITY.prefix : 0
}

/** Creates a function that adds up the best match of each word, of the terms that were found in a product. */
function createRating(words: readonly string[], lang: Language) {
  const weights = WEIGHTS[lang]
  const qualities = new Map<string, number[]>()

  function getQualities(term: string): number[] {
    let known = qualities.get(term)
    if (!known) qualities.set(term, (known = words.map((word) => rateTerm(term, word))))
    return known
  }

  // Loops, because a common word is in thousands of products.
  return (match: SearchResult['match']): number => {
    const best = words.map(() => 0)
    let heaviest = 0
    for (const term in match) {
      let weight = 0
      for (const field of match[term] ?? []) weight = Math.max(weight, weights[field as Field])
      heaviest = Math.max(heaviest, weight)
      getQualities(term).forEach((quality, word) => {
        best[word] = Math.max(best[word] ?? 0, quality * weight)
      })
    }
    return best.reduce((sum, value) => sum + (value || QUALITY.typo * heaviest), 0)
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

  const has = (query: Query) => index.search(query).length > 0

  /** The products that have every word, or the words as one: "wrist band" means "wristband". */
  function find(words: readonly string[], hasTypos: (word: string) => boolean): SearchResult[] {
    const queries = words.map((word) => toWordQuery(word, hasTypos(word)))
    const all: Query = { combineWith: 'AND', queries }
    const joined: Query = { queries: [words.join('')], prefix: true }
    return index.search(words.length > 1 ? { combineWith: 'OR', queries: [all, joined] } : all)
  }

  function rank(found: SearchResult[], words: readonly string[], { lang, sort }: SearchOptions) {
    const rate = createRating(words, lang)
    const rateJoined = words.length > 1 ? createRating([words.join('')], lang) : rate
    const getKey = ({ id, match }: SearchResult) => {
      if (sort === 'relevance') return -Math.max(rate(match), rateJoined(match))
      const { price = 0 } = products[id as number] ?? {}
      return sort === 'price-asc' ? price : -price
    }
    return found
      .map((result) => ({ product: result.id as number, key: getKey(result) }))
      .sort((a, b) => a.key - b.key || a.product - b.product)
      .flatMap(({ product }) => products[product]?.id ?? [])
  }

  return {
    search(query, options) {
      const words = parseQuery(query)
      if (words.length === 0) return []
      const stages = [() => false, (word: string) => !has(toWordQuery(word, false)), () => true]
      for (const hasTypos of stages) {
        const found = find(words, hasTypos)
        if (found.length > 0) return rank(found, words, options)
      }
      return []
    },
  }
}
