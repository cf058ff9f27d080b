import fc from 'fast-check'

import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatNumber,
  localize,
} from './format.ts'

/** Without the marks that keep a mixed line in order: what a person reads. */
const read = (text: string) =>
  text.replaceAll(/[\u061c\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** The number in a text of either language. */
const valueOf = (text: string) =>
  Number(
    read(text)
      .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
      .replaceAll('٬', '')
      .replaceAll(',', '')
      .replaceAll('٫', '.')
      .replace('ر.ع.', '')
      .replaceAll(/[^\d.-]/g, ''),
  )

describe('an amount', () => {
  test.each([
    [2100, 'OMR 21.00', '٢١٫٠٠ ر.ع.'],
    [5, 'OMR 0.05', '٠٫٠٥ ر.ع.'],
    [0, 'OMR 0.00', '٠٫٠٠ ر.ع.'],
    [123_456_789, 'OMR 1,234,567.89', '١٬٢٣٤٬٥٦٧٫٨٩ ر.ع.'],
    [-1050, '-OMR 10.50', '-١٠٫٥٠ ر.ع.'],
  ])('of %d hundredths', (hundredths, english, arabic) => {
    expect(read(formatAmount(hundredths, 'en'))).toBe(english)
    expect(read(formatAmount(hundredths, 'ar'))).toBe(arabic)
  })

  test.each([-0, -0.4])('that is %d has no sign', (nothing) => {
    expect(read(formatAmount(nothing, 'en'))).toBe('OMR 0.00')
    expect(read(formatAmount(nothing, 'ar'))).toBe('٠٫٠٠ ر.ع.')
    expect(formatDecimal(nothing, 'en')).toBe('0.00')
  })

  test('without its currency has two decimals, too', () => {
    expect(formatDecimal(940_00, 'en')).toBe('940.00')
    expect(formatDecimal(1, 'en')).toBe('0.01')
    expect(read(formatDecimal(940_50, 'ar'))).toBe('٩٤٠٫٥٠')
  })

  test('says exactly what it is, whatever it is, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.constantFrom('en' as const, 'ar' as const),
        (hundredths, lang) => {
          expect(Math.round(valueOf(formatAmount(hundredths, lang)) * 100)).toBe(hundredths)
          expect(Math.round(valueOf(formatDecimal(hundredths, lang)) * 100)).toBe(hundredths)
        },
      ),
    )
  })
})

test('numbers have the language’s digits and separators', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'ar')).toBe('١٢٬٣٤٥')
})

describe('a point in time', () => {
  const noon = new Date(2026, 2, 9, 12, 5).toISOString()

  test('is a long date with its time, in the person’s own zone', () => {
    expect(read(formatDateTime(noon, 'en'))).toBe('March 9, 2026 at 12:05 PM')
    expect(read(formatDateTime(noon, 'ar'))).toMatch(/٩ مارس ٢٠٢٦.*١٢:٠٥/)
  })

  test.each(['', 'yesterday', '2026-13-45'])('that is none (%j) is shown as it came', (text) => {
    expect(formatDateTime(text, 'en')).toBe(text)
    expect(formatDateTime(text, 'ar')).toBe(text)
  })
})

describe('a text', () => {
  test.each([
    [{ en: 'Card', ar: 'بطاقة' }, 'Card', 'بطاقة'],
    [{ en: 'Card' }, 'Card', 'Card'],
    [{ en: 'Card', ar: '' }, 'Card', 'Card'],
  ])('%j in both languages, English standing in', (text, english, arabic) => {
    expect(localize(text, 'en')).toBe(english)
    expect(localize(text, 'ar')).toBe(arabic)
  })
})

test('a day is written out in the language of the page, with its digits', () => {
  expect(formatDay('2025-09-28', 'en')).toMatch(/28 September.*2025|September 28.*2025/)
  expect(formatDay('2025-09-28', 'en', 'medium')).toMatch(/28 Sept? 2025|Sept? 28, 2025/)
  expect(formatDay('2025-09-28', 'ar')).toMatch(/٢٨ سبتمبر.*٢٠٢٥/)
})
