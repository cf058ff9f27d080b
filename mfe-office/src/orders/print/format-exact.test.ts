import { formatExact } from './format-exact.ts'

test.each([
  [1234.567, 'en', 'OMR 1,234.567'],
  [-12.5, 'en', '-OMR 12.500'],
  [0, 'en', 'OMR 0.000'],
  [1.005, 'ar', '1.005 ر.ع.'],
] as const)('formatExact writes %s in %s with three decimals', (omr, lang, expected) => {
  const text = formatExact(omr, lang).replaceAll(/[\u200e\u200f]/g, '')
  expect(text.replaceAll(/\s/g, ' ')).toBe(expected)
})
