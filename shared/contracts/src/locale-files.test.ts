import { localeOf } from './locale-files.ts'

test.each([
  ['messages.en.0123456789.js', 'en'],
  ['messages.ar.js', 'ar'],
  ['messages.help.ar.0123456789.js', 'ar'],
  ['messages.help.guides.en.0123456789.js', 'en'],
  ['messages.fr.js', undefined],
  ['page.en.js', undefined],
  ['routes.js', undefined],
])('localeOf(%j) returns %s', (file, locale) => expect(localeOf(file)).toBe(locale))
