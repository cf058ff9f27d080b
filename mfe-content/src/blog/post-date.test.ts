import { formatDay } from './post-date.ts'

test('a day is written out in the language of the page, with its digits', () => {
  expect(formatDay('2025-09-28', 'en')).toMatch(/September.*2025/)
  expect(formatDay('2025-09-28', 'en')).toContain('28')
  expect(formatDay('2025-09-28', 'ar')).toMatch(/٢٨ سبتمبر.*٢٠٢٥/)
})
