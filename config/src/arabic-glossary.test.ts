import { findOtherTerms } from './arabic-glossary.js'

test.each([
  ['أدخل القسيمة هنا', [{ found: 'القسيمة', say: 'رمز الخصم' }]],
  ['{count, plural, one {قسيمة} other {# قسائم}}', [{ found: 'قسيمة', say: 'رمز الخصم' }]],
  ['قسيمة هدية من سالم', []],
  ['الضريبة', [{ found: 'الضريبة', say: 'ضريبة القيمة المضافة' }]],
  ['مبلغ الضريبة في الفاتورة', []],
  ['بطاقة معاد تدويرها', [{ found: 'معاد تدوير', say: 'مُعاد تدويره' }]],
  ['سطح المكتب', []],
  ['شركات عمانية', []],
  ['من عمان', [{ found: 'عمان', say: 'عُمان' }]],
])('findOtherTerms(%j) returns %j', (text, expected) => {
  expect(findOtherTerms(text)).toEqual(expected)
})
