import fc from 'fast-check'

import { toLatinDigits } from './digits.ts'
import { formatAmount, formatDecimal, formatNumber } from './format.ts'
import { matchesSearch, normalizeSearchText } from './search-text.ts'

describe('formatAmount', () => {
  test.each([
    [2100, 'OMR 21.00', '21.00 ر.ع.'],
    [5, 'OMR 0.05', '0.05 ر.ع.'],
    [0, 'OMR 0.00', '0.00 ر.ع.'],
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
    [1, '0.01', '0.01'],
    [-123_456, '-1,234.56', '\u200e-1,234.56'],
    [-0.4, '0.00', '0.00'],
  ])('of %d hundredths returns %s', (hundredths, english, arabic) => {
    expect(formatDecimal(hundredths, 'en')).toBe(english)
    expect(formatDecimal(hundredths, 'ar')).toBe(arabic)
  })
})

/** Parses the number in a text of either language. */
const valueOf = (text: string) => Number(text.replace('ر.ع.', '').replaceAll(/[^\d.-]/g, ''))

test('formatAmount and formatDecimal are exact for any amount, in both languages', () => {
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

describe('toLatinDigits', () => {
  test('converts Arabic and Persian digits and nothing else', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 12/30 x')).toBe('0123456789 0123456789 12/30 x')
  })
})

describe('normalizeSearchText', () => {
  test.each([
    ['upper case', 'CODES İ', 'codes i'],
    ['accents', 'Café', 'cafe'],
    ['compatibility forms', 'ﬁnd ①', 'find 1'],
    ['hamza on alef, waw and yeh', 'أإآٱؤئ', 'اااا' + 'وي'],
    ['teh marbuta', 'السلة', 'السله'],
    ['alef maksura', 'مستشفى', 'مستشفي'],
    ['tatweel', 'بـــطاقة', 'بطاقه'],
    ['vowel marks and shadda', 'مُعَرِّفٌ', 'معرف'],
    ['a lam-alef ligature', 'ﻻ', 'لا'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['extended Arabic-Indic digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['nothing', '', ''],
  ])('folds %s', (_, text, folded) => expect(normalizeSearchText(text)).toBe(folded))

  test.each(['ء', 'ه', 'ي', 'ا', '-', ' a  b '])('keeps %j', (text) => {
    expect(normalizeSearchText(text)).toBe(text)
  })

  test('is idempotent', () => {
    const arabic = fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code))
    const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), arabic) })
    fc.assert(
      fc.property(text, (value) => {
        const once = normalizeSearchText(value)
        expect(normalizeSearchText(once)).toBe(once)
      }),
    )
  })

  test('leaves no diacritic, tatweel or Arabic-Indic digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(normalizeSearchText(value)).not.toMatch(/[\p{M}ـ٠-٩۰-۹]/u)
      }),
    )
  })
})

describe('matchesSearch', () => {
  test.each([
    ['Discount codes', '', true],
    ['Discount codes', '   ', true],
    ['Discount codes', 'code', true],
    ['Discount codes', 'CODES', true],
    ['Discount codes', 'codes discount', true],
    ['Discount codes', ' codes  dis ', true],
    ['Discount codes', 'codes tax', false],
    ['Café', 'cafe', true],
    ['Payment', 'payments', false],
    ['الأسئلة الشائعة', 'اسئله', true],
    ['معرّف الجلسة', 'معرف', true],
    ['استعد كلمة المرور المنسية', 'منسيه', true],
    ['الطلبات', 'الدفع', false],
    ['باقة الفريق، 10 بطاقات', '١٠', true],
  ])('for %j and the query %j returns %j', (text, query, found) => {
    expect(matchesSearch(text, query)).toBe(found)
  })
})
