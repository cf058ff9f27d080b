import { pageMeta } from './page-meta.js'
import { temporaryFolder } from './testing/build.ts'

const paths = { home: '/', 'help.guides': '/helpcenter-guides', 'legal.template': '/page-terms' }

/** The messages of a page of which these are the title and description. */
const page = (key: string, title: string, description: string) =>
  JSON.stringify({ [`meta.${key}.title`]: title, [`meta.${key}.description`]: description })

const metaOf = (files: Record<string, string>) => pageMeta(paths, temporaryFolder(files))

test('titles and descriptions come from every catalogue of the remote, in both languages', () => {
  const found = metaOf({
    'messages/en.json': page('home', 'Home', 'Cards.'),
    'messages/ar.json': page('home', 'الرئيسية', 'بطاقات.'),
    'help/messages/en.json': page('help.guides', 'Guides', 'How to.'),
    'help/messages/ar.json': page('help.guides', 'أدلة', 'كيف.'),
    'help/sample/en.json': page('legal.template', 'No catalogue', 'At all.'),
  })
  expect(found).toEqual({
    '/': {
      en: { title: 'Home', description: 'Cards.' },
      ar: { title: 'الرئيسية', description: 'بطاقات.' },
    },
    '/helpcenter-guides': {
      en: { title: 'Guides', description: 'How to.' },
      ar: { title: 'أدلة', description: 'كيف.' },
    },
  })
})

test('they are plain text: the brand stays to be filled in, the marks of messages are gone', () => {
  const text = page('home', "All ''cards''", 'What {brand} makes.')
  const found = metaOf({ 'messages/en.json': text, 'messages/ar.json': text })
  expect(found['/']?.en).toEqual({ title: "All 'cards'", description: 'What {brand} makes.' })
})

test.each(['{count} cards', '{brand, select, other {x}}'])(
  'a value that only the page knows is an error that names the message: %s',
  (title) => {
    const text = page('home', title, 'Fine.')
    expect(() => metaOf({ 'messages/en.json': text, 'messages/ar.json': text })).toThrow(
      'meta.home.title',
    )
  },
)

test('a language left out is an error that names what is missing', () => {
  expect(() => metaOf({ 'messages/en.json': page('home', 'Home', 'Cards.') })).toThrow(
    'The page home lacks the messages meta.home.title (ar), meta.home.description (ar)',
  )
})
