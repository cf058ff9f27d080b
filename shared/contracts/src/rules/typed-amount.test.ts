import { listReadings, parseTypedAmount } from './typed-amount.ts'

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
    ['1.500', 150],
    ['12.000', 1200],
    ['0,500', 50],
    ['19,90', 1990],
    ['1,500.0', 150_000],
    ['1500,500', 150_050],
    ['١٫٥٠٠', 150],
    ['١٬٥٠٠', 150_000],
    ["1'500.25", 150_025],
    ['1٬234,50', 123_450],
  ])('reads %s', (text, hundredths) => {
    expect(parseTypedAmount(text)).toBe(hundredths)
  })

  test.each([
    ['', 'missing'],
    ['\u200f ', 'missing'],
    ['24.905', 'tooManyDecimals'],
    ['1.999', 'tooManyDecimals'],
    ['1,500', 'ambiguous'],
    ['12,000', 'ambiguous'],
    ['OMR 999,000', 'ambiguous'],
    ['\u200f١,٥٠٠', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['1 50', 'noAmount'],
    ['1٬5', 'noAmount'],
    ['1.234.567', 'noAmount'],
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

describe('listReadings', () => {
  test('names the two amounts that one comma before three digits stands for, each in one way only', () => {
    expect(listReadings('OMR 1,500')).toEqual(['1.500', '1500.00'])
    expect(['1.500', '1500.00'].map(parseTypedAmount)).toEqual([150, 150_000])
  })

  test.each(['1.500', '0,500', '1,50', '1,5000', '1,500.00', ''])('returns none for %j', (text) => {
    expect(listReadings(text)).toBeUndefined()
  })
})
