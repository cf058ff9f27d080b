import { arabicGlossary } from './arabic-glossary.ts'
import { collectArabicTexts } from './arabic-texts.ts'

const texts = collectArabicTexts()

test('collectArabicTexts returns the texts of the site and of the backend', () => {
  const files = texts.map(({ place }) => place.replace(/:\d+$/, ''))
  expect(files).toContain('shell/src/messages/ar.json')
  expect(files).toContain('mfe-catalog/src/pages.json')
  expect(files).toContain('backend/src/translation/dictionary.json')
  expect(files).toContain('backend/src/i18n/ar.json')
  expect(files).toContain('demo/seed/catalog.json')
  expect(texts.length).toBeGreaterThan(1000)
})

test('Arabic texts have Western digits, percent signs and separators', () => {
  expect(texts.filter(({ text }) => /[\u0660-\u066c\u06f0-\u06f9]/.test(text))).toEqual([])
})

test.each(arabicGlossary)('Arabic texts say $preferred, not $forbidden', ({ forbidden }) => {
  expect(texts.filter(({ text }) => forbidden.test(text))).toEqual([])
})
