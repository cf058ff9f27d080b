import { appendId, parseIds, prependId } from './product-ids.ts'

describe('parseIds', () => {
  test.each([
    ['nothing', null],
    ['not JSON', '["'],
    ['not a list', '{"0":"a"}'],
    ['a text', '"abc"'],
    ['null', 'null'],
    ['a list without one id', '[1, null, {"id":"a"}, ["a"], ""]'],
  ])('returns an empty list for %s', (_, text) => expect(parseIds(text, 4)).toEqual([]))

  test('drops invalid and duplicate ids, and those beyond the limit', () => {
    expect(parseIds('["a", 7, "b", "a", "pay.1/2", "c", "d"]', 4)).toEqual([
      'a',
      'b',
      'pay.1/2',
      'c',
    ])
  })
})

describe('appendId', () => {
  test('appends an id, and returns null for a full list', () => {
    expect(appendId(['a'], 'b', 2)).toEqual(['a', 'b'])
    expect(appendId(['a', 'b'], 'c', 2)).toBeNull()
  })

  test('returns the same ids when the id is there already', () => {
    expect(appendId(['a', 'b'], 'b', 2)).toEqual(['a', 'b'])
  })
})

describe('prependId', () => {
  test('moves or adds an id to the start, and drops the last id of a full list', () => {
    expect(prependId(['a', 'b', 'c'], 'c', 3)).toEqual(['c', 'a', 'b'])
    expect(prependId(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
  })
})
