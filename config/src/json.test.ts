import { readJson } from './json.js'

describe('readJson', () => {
  test.each([
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      /^f\.json:3:3: Expected ',' or '}'.*\n {2}3 \| {3}"b": 2$/,
    ],
    [
      'one too many',
      '{\n  "a": [1,]\n}',
      /^f\.json:2:11: Unexpected token '\]'\n {2}2 \| {3}"a": \[1,\]$/,
    ],
    ['a word', '{ "ar": السلة }', /^f\.json:1:9: Unexpected token 'ا'\n/],
    ['an end that comes too early', '{\n  "a": 1', /^f\.json:2:9: Expected ',' or '}'/],
    ['nothing', '', /^f\.json:1:1: Unexpected end/],
  ])('names file, line and column of %s, and quotes the line', (_, text, message) =>
    expect(() => readJson('f.json', text)).toThrow(message),
  )

  test('returns what the text holds', () =>
    expect(readJson('f.json', '{"a":[1]}')).toEqual({ a: [1] }))
})
