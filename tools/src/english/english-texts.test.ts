import { findOtherEnglishTerms } from '@shop/config/english-glossary.js'

import { findSources } from '../sources/find-sources.ts'

/** Message catalogues, and what the backend's pages and e-mails say. */
const CATALOGUES = /(^|\/)(messages|i18n)\/en\.json$/

const catalogues = findSources(CATALOGUES).map(({ file, text }) => ({
  file,
  messages: Object.entries(JSON.parse(text) as Record<string, string>),
}))

test('there are catalogues of the site and of the backend', () => {
  const files = catalogues.map(({ file }) => file)
  expect(files).toContain('mfe-content/src/auth-pages/messages/en.json')
  expect(files).toContain('backend/src/platform/i18n/en.json')
})

test('English texts say the words of the glossary', () => {
  const others = catalogues.flatMap(({ file, messages }) =>
    messages.flatMap(([id, text]) =>
      findOtherEnglishTerms(id, text).map((term) => ({ file, id, ...term })),
    ),
  )
  expect(others).toEqual([])
})
