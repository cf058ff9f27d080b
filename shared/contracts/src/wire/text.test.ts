import fc from 'fast-check'

import { normalizeCardNumber } from '../rules/card-number.ts'
import { fitLength, takeCharacters } from '../rules/characters.ts'
import { formatAmount, formatDecimal, formatNumber } from '../rules/format.ts'
import {
  matchesSearch,
  normalizeSearchText,
  parseQuery,
  splitWords,
  stemWord,
} from '../rules/search-text.ts'
import {
  normalizeCode,
  normalizeEmail,
  normalizePhone,
  normalizeTyped,
  toLatinDigits,
} from '../rules/typed-text.ts'
import { emailSchema, mailboxSchema } from './text.ts'

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

const family = '👨‍👩‍👧'

describe.each([
  ['takeCharacters', takeCharacters, [`a${family}`, 'بِطَ', `b${family}`]],
  ['fitLength', fitLength, ['a', 'بِ', 'b']],
] as const)('%s', (_, cut, [emoji, marks, rest]) => {
  test('ends with a whole character, and returns shorter texts as they are', () => {
    expect(cut(`a${family}b`, 2)).toBe(emoji)
    expect(cut('بِطَاقة', 2)).toBe(marks)
    expect(cut(`b${family}`, 2)).toBe(rest)
    expect(cut('x', 2)).toBe('x')
    expect(cut('Steel', 2)).toBe('St')
  })

  test('cuts no half emoji in browsers that know no characters', () => {
    const { Segmenter } = Intl
    Object.assign(Intl, { Segmenter: undefined })
    try {
      expect(cut('😀😀😀', 2)).toBe(cut === takeCharacters ? '😀😀' : '😀')
    } finally {
      Object.assign(Intl, { Segmenter })
    }
  })
})

describe('toLatinDigits', () => {
  test('converts Arabic and Persian digits and nothing else', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 12/30 x')).toBe('0123456789 0123456789 12/30 x')
  })
})

describe('what was typed', () => {
  test.each([
    ['Arabic digits', normalizeTyped, '١٢', '12'],
    ['Persian digits', normalizeTyped, '۱۲', '12'],
    ['full width', normalizeTyped, 'Ａ１', 'A1'],
    ['no-break, thin and wide spaces', normalizeTyped, '\u00a0a\u2009\u3000b\u202f', 'a b'],
    ['marks of direction', normalizeTyped, '\u200f\u061c\u202bA\u202c\u200e', 'A'],
    ['characters of no width', normalizeTyped, 'A\u200b\u200dB\u2060\ufeff\u00ad', 'AB'],
    ['an accent behind an invisible character', normalizeTyped, 'e\u200d\u0301', 'é'],
    ['a code in Arabic digits', normalizeCode, 'SALE٢٠OFF', 'SALE20OFF'],
    ['a code pasted from an Arabic text', normalizeCode, '\u200fsale20off\u200f ', 'SALE20OFF'],
    ['an e-mail address', normalizeEmail, ' \u200eMaha＠Example.com', 'maha@example.com'],
    ['an international phone number', normalizePhone, '+968 9123 4567', '+96891234567'],
    ['a phone number after 00', normalizePhone, '٠٠٩٦٨ ٩١٢٣‑٤٥٦٧', '+96891234567'],
    ['a phone number in Arabic', normalizePhone, '\u202a+968\u00a09123–4567\u202c', '+96891234567'],
    ['a local phone number', normalizePhone, '(91) 23.45/67', '91234567'],
    ['a card number', normalizeCardNumber, '٤٢٤٢ 4242-4242\u00a0‑4242', '4242424242424242'],
  ])('is normalised: %s', (_, normalize, typed, text) => {
    expect(normalize(typed)).toBe(text)
    expect(normalize(text)).toBe(text)
  })
})

describe('emailSchema', () => {
  test('accepts an e-mail address however it was typed, and returns it normalised', () => {
    expect(emailSchema.parse(' \u200eMaha＠Example.com')).toBe('maha@example.com')
  })

  test.each(['', 'nobody', 'a b@shop.example', `${'x'.repeat(200)}@shop.example`])(
    'rejects %j',
    (text) => expect(emailSchema.safeParse(text).success).toBe(false),
  )
})

describe('mailboxSchema', () => {
  test.each(['a@deleted.invalid', ' A@Deleted.INVALID', 'a@mail.localhost', 'a＠x.invalid'])(
    'rejects %j by a sentence, which no e-mail reaches',
    (text) => {
      const { error } = mailboxSchema.safeParse(text)
      expect(error?.issues[0]?.message).toBe(
        'No e-mail reaches this address. Please enter another one.',
      )
      expect(emailSchema.safeParse(text).success).toBe(true)
    },
  )

  test.each(['demo@example.com', 'a@site.test', 'a@invalid.om', 'invalid@shop.example'])(
    'accepts %j',
    (text) => expect(mailboxSchema.parse(text)).toBe(text),
  )
})

describe('normalizeSearchText', () => {
  test.each([
    ['upper case', 'CODES İ', 'codes i'],
    ['accents', 'Café', 'cafe'],
    ['compatibility forms', 'ﬁnd ①', 'find 1'],
    ['hamza on alef, waw and yeh', 'أإآٱؤئ', 'اااا' + 'وي'],
    ['teh marbuta', 'السلة', 'السله'],
    ['alef maksura', 'مستشفى', 'مستشفي'],
    ['Persian and Urdu kaf, yeh and heh', 'کڪیےۓہھۂەۀۃ', 'ككيييهههههه'],
    ['tatweel', 'بـــطاقة', 'بطاقه'],
    ['vowel marks and shadda', 'مُعَرِّفٌ', 'معرف'],
    ['a lam-alef ligature', 'ﻻ', 'لا'],
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['extended Arabic-Indic digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['invisible characters', '\u200fبطا\u200cقة', 'بطاقه'],
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

describe('stemWord', () => {
  test.each([
    ['cards', 'card'],
    ['boxes', 'box'],
    ['batteries', 'battery'],
    ['brass', 'brass'],
    ['tag', 'tag'],
    ['gas', 'gas'],
    ['البطاقات', 'بطاق'],
    ['بطاقه', 'بطاق'],
    ['وبطاقتها', 'بطاقت'],
    ['بالبطاقه', 'بطاق'],
    ['للمكاتب', 'مكاتب'],
    ['ذهبي', 'ذهب'],
    ['ذهبيه', 'ذهب'],
    ['الذهبيات', 'ذهب'],
    ['ذكي', 'ذك'],
    ['ذكيه', 'ذك'],
    ['ورق', 'ورق'],
    ['لون', 'لون'],
  ])('of %s is %s', (word, stem) => expect(stemWord(word)).toBe(stem))
})

describe('splitWords', () => {
  test.each([
    ['Black T-Shirt, 2 pieces', ['black', 't', 'shirt', '2', 'pieces']],
    ["Men's card", ['mens', 'card']],
    ['بِطاقةٌ، أنيقة', ['بطاقه', 'انيقه']],
    ['١٠ بطاقات', ['10', 'بطاقات']],
    [' ... ', []],
  ])('of %j returns %j', (text, words) => expect(splitWords(text)).toEqual(words))
})

describe('parseQuery', () => {
  test.each([
    ['a card for the card', ['card']],
    ['بطاقة من الفولاذ', ['بطاقه', 'الفولاذ']],
    ['حامل على المكتب', ['حامل', 'المكتب']],
    ['من نقش إلى', ['نقش']],
  ])('of %j is %j, without words that say nothing', (query, words) => {
    expect(parseQuery(query)).toEqual(words)
  })

  test('keeps words that say nothing where there are no others', () => {
    expect(parseQuery('the')).toEqual(['the'])
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
    ['Payment', 'payments', true],
    ['Payment', 'repayment', false],
    ['Discount codes', 'the codes', true],
    ['Discount codes', 'ode', false],
    ['Discount codes', '"', false],
    ['Discount codes', '%', false],
    ['بطاقة ذكية', 'ذکیہ', true],
    ['بطاقة بطلاء ذهبي', 'الذهبية', true],
    ['بطاقة بطلاء ذهبي', 'طلاء', true],
    ['أسئلة على الطلب', 'علی', true],
    ['الأسئلة الشائعة', 'اسئله', true],
    ['معرّف الجلسة', 'معرف', true],
    ['استعد كلمة المرور المنسية', 'منسيه', true],
    ['الطلبات', 'الدفع', false],
    ['باقة الفريق، 10 بطاقات', '١٠', true],
  ])('for %j and the query %j returns %j', (text, query, found) => {
    expect(matchesSearch(text, query)).toBe(found)
  })
})
