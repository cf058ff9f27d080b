import { parseQuery, splitWords, stemWord } from './search-words.ts'

describe('splitWords', () => {
  test.each([
    ['Black T-Shirt, 2 pieces', ['black', 't', 'shirt', '2', 'pieces']],
    ["Men's card", ['mens', 'card']],
    ['بِطاقةٌ، أنيقة', ['بطاقه', 'انيقه']],
    ['١٠ بطاقات', ['10', 'بطاقات']],
    [' ... ', []],
  ])('of %j returns %j', (text, words) => expect(splitWords(text)).toEqual(words))
})

describe('stemWord', () => {
  test.each([
    ['cards', 'card'],
    ['boxes', 'box'],
    ['batteries', 'battery'],
    ['brass', 'brass'],
    ['tag', 'tag'],
    ['البطاقات', 'بطاق'],
    ['بطاقه', 'بطاق'],
    ['للمكاتب', 'مكاتب'],
    ['ذكيه', 'ذكيه'],
  ])('of %s is %s', (word, stem) => expect(stemWord(word)).toBe(stem))
})

describe('parseQuery', () => {
  test('leaves out repetitions and words that say nothing', () => {
    expect(parseQuery('a card for the card')).toEqual(['card'])
    expect(parseQuery('بطاقة من الفولاذ')).toEqual(['بطاقه', 'الفولاذ'])
  })

  test('returns them when there are no others', () => {
    expect(parseQuery('the')).toEqual(['the'])
  })
})
