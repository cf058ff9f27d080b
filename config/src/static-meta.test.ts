import { readStaticMeta } from './static-meta.js'
import { temporaryFolder } from './testing/build.ts'

const paths = { home: '/', 'help.guides': '/helpcenter-guides', 'legal.template': '/page-terms' }

/** The messages of a page of which these are the title and description. */
const page = (key: string, title: string, description: string) =>
  JSON.stringify({ [`meta.${key}.title`]: title, [`meta.${key}.description`]: description })

const metaOf = (files: Record<string, string>) => readStaticMeta(paths, temporaryFolder(files))

describe('readStaticMeta', () => {
  test('returns titles and descriptions from all catalogues of the remote, in both languages', () => {
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

  test('returns plain text without ICU escapes that keeps {brand}', () => {
    const text = page('home', "All ''cards''", 'What {brand} makes.')
    const found = metaOf({ 'messages/en.json': text, 'messages/ar.json': text })
    expect(found['/']?.en).toEqual({ title: "All 'cards'", description: 'What {brand} makes.' })
  })

  test.each(['{count} cards', '{brand, select, other {x}}'])(
    'throws with the message id when it uses another value: %s',
    (title) => {
      const text = page('home', title, 'Fine.')
      expect(() => metaOf({ 'messages/en.json': text, 'messages/ar.json': text })).toThrow(
        'meta.home.title',
      )
    },
  )

  test('throws with the missing ids when a language is missing', () => {
    expect(() => metaOf({ 'messages/en.json': page('home', 'Home', 'Cards.') })).toThrow(
      'The page home lacks the messages meta.home.title (ar), meta.home.description (ar)',
    )
  })
})
