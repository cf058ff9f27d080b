import { formatAmount, formatDecimal, formatNumber } from './format.ts'

describe('formatAmount', () => {
  test.each([
    [2100, 'OMR 21.00', '21.00 ر.ع.'],
    [5, 'OMR 0.05', '0.05 ر.ع.'],
    [123_456_789, 'OMR 1,234,567.89', '1,234,567.89 ر.ع.'],
    [-500, '-OMR 5.00', '\u200e-5.00 ر.ع.'],
    [-0, 'OMR 0.00', '0.00 ر.ع.'],
    [-0.4, 'OMR 0.00', '0.00 ر.ع.'],
  ])('of %d hundredths returns %s and %s', (hundredths, english, arabic) => {
    expect(formatAmount(hundredths, 'en')).toBe(english.replace(' ', '\u00a0'))
    expect(formatAmount(hundredths, 'ar')).toBe(`\u200f${arabic.replace(' ', '\u00a0')}\u200f`)
  })
})

describe('formatDecimal', () => {
  test.each([
    [2100, '21.00', '21.00'],
    [-123_456, '-1,234.56', '\u200e-1,234.56'],
    [-0.4, '0.00', '0.00'],
  ])('of %d hundredths returns %s', (hundredths, english, arabic) => {
    expect(formatDecimal(hundredths, 'en')).toBe(english)
    expect(formatDecimal(hundredths, 'ar')).toBe(arabic)
  })
})

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
    [0.5, '0.5'],
    [1234.5678, '1,234.568'],
  ])('of %d returns %s, in Western digits in both languages', (value, text) => {
    expect(formatNumber(value, 'en')).toBe(text)
    expect(formatNumber(value, 'ar')).toBe(text)
  })

  test('puts the sign before the number in Arabic, too', () => {
    expect(formatNumber(-3, 'en')).toBe('-3')
    expect(formatNumber(-3, 'ar')).toBe('\u200e-3')
  })
})
