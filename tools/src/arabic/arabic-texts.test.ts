import { findOtherTerms } from '@shop/config/arabic-glossary.js'

import { findSources } from '../sources/find-sources.ts'

const ARABIC = /\p{Script=Arabic}/u
/** Message catalogues, the headings of the pages, and what the backend says, which is in its sources; not what people search for. */
const TEXTS =
  /(^|\/)(messages\/ar|src\/pages)\.json$|^demo\/seed\/|^backend\/src\/(?!.*(\.test\.ts$|\/testing\/|synonyms\.json$)).*\.(ts|json)$/

interface ArabicText {
  /** Path and line. */
  place: string
  text: string
}

/** Every line with Arabic text that a visitor may read: catalogues, demo data, and the backend's pages and dictionary. */
function collectArabicTexts(): ArabicText[] {
  return findSources(TEXTS).flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, text: line }))
      .filter(({ text: line }) => ARABIC.test(line)),
  )
}

const texts = collectArabicTexts()

test('collectArabicTexts returns the texts of the site and of the backend', () => {
  const files = texts.map(({ place }) => place.replace(/:\d+$/, ''))
  expect(files).toContain('shell/src/messages/ar.json')
  expect(files).toContain('mfe-catalog/src/pages.json')
  expect(files).toContain('backend/src/domain/translation/dictionary.json')
  expect(files).toContain('backend/src/platform/i18n/ar.json')
  expect(files).toContain('demo/seed/catalog.json')
  expect(texts.length).toBeGreaterThan(1000)
})

test('Arabic texts have Western digits, percent signs and separators', () => {
  expect(texts.filter(({ text }) => /[\u0660-\u066c\u06f0-\u06f9]/.test(text))).toEqual([])
})

test('Arabic texts say the words of the glossary', () => {
  const others = texts.flatMap(({ place, text }) => {
    // The values of a line of JSON: a term may be a whole text.
    const values = text.match(/"(?:[^"\\]|\\.)*"/g)?.map((value) => value.slice(1, -1)) ?? [text]
    return values.flatMap((value) => findOtherTerms(value).map((term) => ({ place, ...term })))
  })
  expect(others).toEqual([])
})
