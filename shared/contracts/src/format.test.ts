import { formatAmount, formatNumber } from './format.ts'

/** Without the characters that order a line of mixed direction. */
const visible = (text: string) =>
  text.replaceAll(/[\u061c\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe('formatAmount', () => {
  test.each([
    [2100, 'OMR 21.00', '21.00 ر.ع.'],
    [5, 'OMR 0.05', '0.05 ر.ع.'],
    [123_456_789, 'OMR 1,234,567.89', '1,234,567.89 ر.ع.'],
    [-500, '-OMR 5.00', '-5.00 ر.ع.'],
    [-0, 'OMR 0.00', '0.00 ر.ع.'],
    [-0.4, 'OMR 0.00', '0.00 ر.ع.'],
  ])('of %d hundredths returns %s and %s', (hundredths, english, arabic) => {
    expect(visible(formatAmount(hundredths, 'en'))).toBe(english)
    expect(visible(formatAmount(hundredths, 'ar'))).toBe(arabic)
  })
})

test('formatNumber returns Western digits and the language’s separators', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'ar')).toBe('12,345')
})
