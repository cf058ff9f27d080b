import { formatAmount, formatNumber } from './format.ts'

/** Without the characters that order a line of mixed direction. */
const visible = (text: string) =>
  text.replaceAll(/[\u061c\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

describe('formatAmount', () => {
  test.each([
    [2100, 'OMR 21.00', '٢١٫٠٠ ر.ع.'],
    [5, 'OMR 0.05', '٠٫٠٥ ر.ع.'],
    [123_456_789, 'OMR 1,234,567.89', '١٬٢٣٤٬٥٦٧٫٨٩ ر.ع.'],
    [-500, '-OMR 5.00', '-٥٫٠٠ ر.ع.'],
    [-0, 'OMR 0.00', '٠٫٠٠ ر.ع.'],
    [-0.4, 'OMR 0.00', '٠٫٠٠ ر.ع.'],
  ])('of %d hundredths returns %s and %s', (hundredths, english, arabic) => {
    expect(visible(formatAmount(hundredths, 'en'))).toBe(english)
    expect(visible(formatAmount(hundredths, 'ar'))).toBe(arabic)
  })
})

test('formatNumber returns the language’s digits and separators', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'ar')).toBe('١٢٬٣٤٥')
})
