import fc from 'fast-check'

import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatDecimal,
  formatNumber,
  localize,
} from './format.ts'

/** Without the characters that order a line of mixed direction. */
const visible = (text: string) =>
  text.replaceAll(/[\u061c\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** Parses the number in a text of either language. */
const valueOf = (text: string) =>
  Number(
    visible(text)
      .replaceAll(',', '')
      .replace('ر.ع.', '')
      .replaceAll(/[^\d.-]/g, ''),
  )

describe('formatAmount and formatDecimal', () => {
  test.each([
    [2100, 'OMR 21.00', '21.00 ر.ع.'],
    [5, 'OMR 0.05', '0.05 ر.ع.'],
    [0, 'OMR 0.00', '0.00 ر.ع.'],
    [123_456_789, 'OMR 1,234,567.89', '1,234,567.89 ر.ع.'],
    [-1050, '-OMR 10.50', '-10.50 ر.ع.'],
  ])('format %d hundredths', (hundredths, english, arabic) => {
    expect(visible(formatAmount(hundredths, 'en'))).toBe(english)
    expect(visible(formatAmount(hundredths, 'ar'))).toBe(arabic)
  })

  test.each([-0, -0.4])('format %d without a sign', (hundredths) => {
    expect(visible(formatAmount(hundredths, 'en'))).toBe('OMR 0.00')
    expect(visible(formatAmount(hundredths, 'ar'))).toBe('0.00 ر.ع.')
    expect(formatDecimal(hundredths, 'en')).toBe('0.00')
  })

  test('format two decimals without the currency', () => {
    expect(formatDecimal(940_00, 'en')).toBe('940.00')
    expect(formatDecimal(1, 'en')).toBe('0.01')
    expect(visible(formatDecimal(940_50, 'ar'))).toBe('940.50')
  })

  test('format any amount exactly in both languages', () => {
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

test('formatNumber returns Western digits and the separators of the language', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'ar')).toBe('12,345')
})

describe('formatDateTime', () => {
  const noon = new Date(2026, 2, 9, 12, 5).toISOString()

  test('returns a long date with the time in the local time zone', () => {
    expect(visible(formatDateTime(noon, 'en'))).toBe('March 9, 2026 at 12:05 PM')
    expect(visible(formatDateTime(noon, 'ar'))).toMatch(/9 مارس 2026.*12:05/)
  })

  test.each(['', 'yesterday', '2026-13-45'])('returns the invalid date %j unchanged', (text) => {
    expect(formatDateTime(text, 'en')).toBe(text)
    expect(formatDateTime(text, 'ar')).toBe(text)
  })
})

describe('localize', () => {
  test.each([
    [{ en: 'Card', ar: 'بطاقة' }, 'Card', 'بطاقة'],
    [{ en: 'Card' }, 'Card', 'Card'],
    [{ en: 'Card', ar: '' }, 'Card', 'Card'],
  ])('returns %j in the language, or in English', (text, english, arabic) => {
    expect(localize(text, 'en')).toBe(english)
    expect(localize(text, 'ar')).toBe(arabic)
  })
})

test('formatDay returns the date in the language, in Western digits', () => {
  expect(formatDay('2025-09-28', 'en')).toMatch(/28 September.*2025|September 28.*2025/)
  expect(formatDay('2025-09-28', 'en', 'medium')).toMatch(/28 Sept? 2025|Sept? 28, 2025/)
  expect(formatDay('2025-09-28', 'ar')).toMatch(/28 سبتمبر.*2025/)
})
