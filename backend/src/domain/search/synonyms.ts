import { splitWords, stemWord } from '@shop/contracts/rules/search-text.ts'

import dictionary from './synonyms.json' with { type: 'json' }

/** A part of a query that is found by its words, or by any phrase that means the same. */
export interface Concept {
  words: readonly string[]
  /** Words of each phrase. */
  synonyms: readonly (readonly string[])[]
}

const toKey = (words: readonly string[]) => words.map(stemWord).join(' ')

/** Words of each phrase by what they are synonyms of, in the same form for all of its inflections. */
const synonyms = new Map<string, string[][]>()
for (const { words, meanings } of dictionary) {
  const phrases = meanings.map(splitWords)
  for (const key of new Set(words.map((phrase) => toKey(splitWords(phrase))))) {
    const others = phrases.filter((phrase) => toKey(phrase) !== key)
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...others])
  }
}
const MAX_PHRASE_LENGTH = Math.max(...[...synonyms.keys()].map((key) => key.split(' ').length))

/** Splits the words of a query into concepts: the longest phrases with synonyms, and single words. */
export function findConcepts(words: readonly string[]): Concept[] {
  const concepts: Concept[] = []
  for (let at = 0; at < words.length; at += concepts.at(-1)?.words.length ?? 1) {
    let length = Math.min(MAX_PHRASE_LENGTH, words.length - at)
    while (length > 1 && !synonyms.has(toKey(words.slice(at, at + length)))) length -= 1
    const phrase = words.slice(at, at + length)
    concepts.push({ words: phrase, synonyms: synonyms.get(toKey(phrase)) ?? [] })
  }
  return concepts
}
