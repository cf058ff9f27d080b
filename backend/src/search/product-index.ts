import { setImmediate } from 'node:timers/promises'

import type { SearchSort } from '@shop/contracts/search.ts'
import type { LocalizedText } from '@shop/contracts/text.ts'

import { parseQuery, splitWords, stemWord } from './search-words.ts'
import { createVocabulary, type TermMatches } from './vocabulary.ts'

/*
 * An index of our own: general libraries score every occurrence in objects and took more than 100 ms for a
 * common word in 10,000 products. Typed arrays take a few.
 */

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

/** Where a term occurs in a product; several are added up. */
const PLACE = { titleEn: 1, titleAr: 2, category: 4, description: 8 }

/** A title outweighs everything else, whatever the quality of the match. */
const WEIGHT = { ownTitle: 40, otherTitle: 36, category: 3, description: 1 }

/** Products that are indexed before other requests get their turn. */
const CHUNK_SIZE = 200

/** Above the number of products; a key is `rank * KEY_BASE + product` in the 53 bits of a number. */
const KEY_BASE = 2 ** 21

interface Postings {
  products: number[]
  places: number[]
}

function createWeights(lang: Language): Float32Array {
  const titles = { en: PLACE.titleEn, ar: PLACE.titleAr }
  return Float32Array.from({ length: 16 }, (_, places) => {
    if (places & titles[lang]) return WEIGHT.ownTitle
    if (places & (PLACE.titleEn | PLACE.titleAr)) return WEIGHT.otherTitle
    return places & PLACE.category ? WEIGHT.category : WEIGHT.description
  })
}

/** Neighbours joined, so that "tshirt" finds a "T-shirt". */
function joinNeighbours(words: string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

function collectTerms({ title, description, category }: IndexedProduct): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (term: string, place: number) => terms.set(term, (terms.get(term) ?? 0) | place)
  const addText = (text: string | undefined, place: number, joined = false) => {
    const words = splitWords(text ?? '')
    for (const word of words) {
      add(word, place)
      add(stemWord(word), place)
    }
    if (joined) for (const pair of joinNeighbours(words)) add(pair, place)
  }
  addText(title.en, PLACE.titleEn, true)
  addText(title.ar, PLACE.titleAr, true)
  for (const text of [category.en, category.ar]) addText(text, PLACE.category)
  for (const text of [description.en, description.ar]) addText(text, PLACE.description)
  return terms
}

async function collectPostings(
  products: readonly IndexedProduct[],
): Promise<Map<string, Postings>> {
  const postings = new Map<string, Postings>()
  for (const [index, product] of products.entries()) {
    if (index % CHUNK_SIZE === 0) await setImmediate()
    for (const [term, places] of collectTerms(product)) {
      let entry = postings.get(term)
      if (!entry) postings.set(term, (entry = { products: [], places: [] }))
      entry.products.push(index)
      entry.places.push(places)
    }
  }
  return postings
}

/**
 * Indexes products without blocking the process.
 * @param products in the order that decides between equally good ones
 */
export async function buildProductIndex(
  products: readonly IndexedProduct[],
): Promise<ProductIndex> {
  const postings = await collectPostings(products)
  const vocabulary = createVocabulary([...postings.keys()])
  const weights = { en: createWeights('en'), ar: createWeights('ar') }

  /** Adds up the best match of each word; products that lack a word have 0. */
  function score(words: TermMatches[], weight: Float32Array): Float32Array {
    const total = new Float32Array(products.length)
    const best = new Float32Array(products.length)
    for (const [position, matches] of words.entries()) {
      best.fill(0)
      for (const [term, quality] of matches) {
        const { products: found, places } = postings.get(term) as Postings
        for (let entry = 0; entry < found.length; entry += 1) {
          const product = found[entry] as number
          const value = quality * (weight[places[entry] as number] as number)
          if (value > (best[product] as number)) best[product] = value
        }
      }
      for (let product = 0; product < total.length; product += 1) {
        const value = best[product] as number
        const missing = value === 0 || (position > 0 && total[product] === 0)
        total[product] = missing ? 0 : (total[product] as number) + value
      }
    }
    return total
  }

  function rank(scores: Float32Array, sort: SearchSort): string[] {
    const keys: number[] = []
    for (let product = 0; product < scores.length; product += 1) {
      const value = scores[product] as number
      if (value === 0) continue
      const price = products[product]?.price ?? 0
      const first = {
        relevance: -Math.round(value * 1000),
        'price-asc': price,
        'price-desc': -price,
      }
      keys.push(first[sort] * KEY_BASE + product)
    }
    // Numbers in a typed array are sorted natively.
    return Array.from(Float64Array.from(keys).sort(), (key) => {
      const product = ((key % KEY_BASE) + KEY_BASE) % KEY_BASE
      return (products[product] as IndexedProduct).id
    })
  }

  /** Scores of the products with all words, or with the words as one: "wrist band" means "wristband". */
  function scoreWords(words: string[], typos: 'ifUnknown' | 'always', weight: Float32Array) {
    const scores = score(
      words.map((word) => vocabulary.match(word, typos)),
      weight,
    )
    if (words.length === 1) return scores
    const joined = score([vocabulary.match(words.join(''), 'never')], weight)
    return scores.map((value, product) => Math.max(value, joined[product] as number))
  }

  return {
    search(query, { lang, sort }) {
      const words = parseQuery(query)
      if (words.length === 0) return []
      const found = rank(scoreWords(words, 'ifUnknown', weights[lang]), sort)
      return found.length > 0 ? found : rank(scoreWords(words, 'always', weights[lang]), sort)
    },
  }
}
