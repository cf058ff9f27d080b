import { matchesQuery } from './topic-search.ts'

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
])('in %j the words %j are found: %j', (text, query, found) => {
  expect(matchesQuery(text, query)).toBe(found)
})

test.each([
  ['الأسئلة الشائعة', 'اسئله', true],
  ['السلة', 'السله', true],
  ['معرّف الجلسة', 'معرف', true],
  ['استعد كلمة المرور المنسية', 'منسيه', true],
  ['مستشفى', 'مستشفي', true],
  ['الطلبات', 'الدفع', false],
])('in Arabic %s is found by %s however its letters are typed: %j', (text, query, found) => {
  expect(matchesQuery(text, query)).toBe(found)
})
