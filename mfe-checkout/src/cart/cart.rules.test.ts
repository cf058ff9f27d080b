import { parseQuantity } from './quantity.ts'

describe('parseQuantity', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['٢٥', 25],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['1.5', NaN],
    ['-3', NaN],
    ['1e3', NaN],
    ['lots', NaN],
  ])('returns for %j: %p', (text, expected) => {
    expect(parseQuantity(text)).toBe(expected)
  })
})
