import { toLatinDigits } from './digits.ts'

test('toLatinDigits converts Arabic and Persian digits and nothing else', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 12/30 x')).toBe('0123456789 0123456789 12/30 x')
})
