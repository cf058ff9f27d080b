import { formatAmount, formatCount } from './number.format.ts'

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

test('formatAmount formats as the shop does', () => {
  expect(withPlainSpaces(formatAmount(2150, 'en'))).toBe('OMR 21.50')
  expect(withPlainSpaces(formatAmount(-500, 'en'))).toBe('-OMR 5.00')
  expect(formatAmount(2150, 'ar')).toContain('٢١٫٥٠')
})

test('formatCount uses the language’s digits', () => {
  expect(formatCount(12, 'en')).toBe('12')
  expect(formatCount(12, 'ar')).toBe('١٢')
})
