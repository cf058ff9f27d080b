import { formatAmount, formatCount } from './card.numbers.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('amounts are written as in the shop', () => {
  expect(plain(formatAmount(2150, 'en'))).toBe('OMR 21.50')
  expect(plain(formatAmount(-500, 'en'))).toBe('-OMR 5.00')
  expect(formatAmount(2150, 'ar')).toContain('٢١٫٥٠')
})

test('counts have the digits of the language', () => {
  expect(formatCount(12, 'en')).toBe('12')
  expect(formatCount(12, 'ar')).toBe('١٢')
})
