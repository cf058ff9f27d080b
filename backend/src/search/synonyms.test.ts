import { splitWords } from './search-words.ts'
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

test('every phrase has synonyms, none of which is itself', () => {
  for (const [phrase, synonyms] of Object.entries(dictionary)) {
    expect(synonyms.length).toBeGreaterThan(0)
    expect(synonyms).not.toContain(phrase)
  }
})
