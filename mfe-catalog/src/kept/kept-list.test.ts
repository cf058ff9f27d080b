import { appendId, parseIds, putFirst } from './kept-list.ts'

describe('a stored list', () => {
  test.each([
    ['nothing', null],
    ['not JSON', '["'],
    ['not a list', '{"0":"a"}'],
    ['a text', '"abc"'],
    ['null', 'null'],
    ['a list without one id', '[1, null, {"id":"a"}, ["a"], "", "a b", "../x"]'],
  ])('that is %s holds nothing', (_, text) => expect(parseIds(text, 4)).toEqual([]))

  test('keeps the ids among what it holds, each once, and no more than its limit', () => {
    expect(parseIds('["a", 7, "b", "a", "<b>", "c", "d"]', 3)).toEqual(['a', 'b', 'c'])
  })

  test('does not take an id of any length', () => {
    expect(parseIds(JSON.stringify(['x'.repeat(65), 'y'.repeat(64)]), 4)).toEqual(['y'.repeat(64)])
  })
})

test('one more goes to the end, unless the list is full', () => {
  expect(appendId(['a'], 'b', 2)).toEqual(['a', 'b'])
  expect(appendId(['a', 'b'], 'c', 2)).toBeNull()
})

test('what a full list holds already may be added again', () => {
  expect(appendId(['a', 'b'], 'b', 2)).toEqual(['a', 'b'])
})

test('what comes first leaves its old place, and the last one falls out', () => {
  expect(putFirst(['a', 'b', 'c'], 'c', 3)).toEqual(['c', 'a', 'b'])
  expect(putFirst(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
})
