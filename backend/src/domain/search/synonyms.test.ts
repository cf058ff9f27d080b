import { splitWords } from '@shop/contracts/rules/search-text.ts'

import dictionary from './synonyms.json'
import { findConcepts } from './synonyms.ts'

describe('findConcepts', () => {
  const words = (query: string) => findConcepts(splitWords(query)).map((concept) => concept.words)

  test('takes the longest phrase that has synonyms', () => {
    expect(words('google review stand')).toEqual([['google', 'review'], ['stand']])
    expect(words('red t-shirts')).toEqual([['red'], ['t', 'shirts']])
    expect(words('oak card')).toEqual([['oak'], ['card']])
    expect(words('')).toEqual([])
  })

  test('finds synonyms of every form of a word', () => {
    const [keychains] = findConcepts(splitWords('Keychains'))
    expect(keychains?.synonyms).toContainEqual(['key', 'fob'])
    const [arabic] = findConcepts(splitWords('الكروت'))
    expect(arabic?.synonyms).toEqual([['card']])
  })
})

test('every word is said in English, as titles are, by words that are in no other group', () => {
  const words = dictionary.flatMap((group) => group.words)
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([])
  for (const { meanings } of dictionary) {
    expect(meanings.length).toBeGreaterThan(0)
    for (const meaning of meanings) expect(meaning).toMatch(/^[a-z ]+$/)
  }
})
