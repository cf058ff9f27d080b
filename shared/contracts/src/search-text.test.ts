import fc from 'fast-check'

import { matchesSearch, normalizeSearchText } from './search-text.ts'

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
