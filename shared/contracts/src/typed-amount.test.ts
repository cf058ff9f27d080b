import { parseTypedAmount } from './typed-amount.ts'

describe('parseTypedAmount', () => {
  test.each([
    ['24.900', 2490],
    ['24,9', 2490],
    ['٢٤٫٩٠٠', 2490],
    ['۲۴٫۹', 2490],
    [' 24 ', 2400],
    ['OMR 24.5', 2450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234.5', 123_450],
    ['5.', 500],
    ['0.05', 5],
    ['1000000', 100_000_000],
  ])('reads %s', (text, hundredths) => {
    expect(parseTypedAmount(text)).toBe(hundredths)
  })

  test.each([
    ['', 'missing'],
    ['\u200f ', 'missing'],
    ['24.905', 'tooManyDecimals'],
    ['1,234', 'tooManyDecimals'],
    ['-1', 'noAmount'],
    ['.5', 'noAmount'],
    ['1e3', 'noAmount'],
    ['1,2,3', 'noAmount'],
    ['twenty', 'noAmount'],
    ['<b>1</b>', 'noAmount'],
    ['1000000.01', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge'],
  ])('rejects %j: %s', (text, problem) => {
    expect(parseTypedAmount(text)).toBe(problem)
  })
})
