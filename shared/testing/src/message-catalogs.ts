import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Catalog = Record<string, string>

/** Plural categories of Arabic; an exact match may replace a category of one number. */
const pluralCategories = ['zero|=0', 'one|=1', 'two|=2', 'few', 'many', 'other']
const placeholder = /\{\s*(\w+)\s*[,}]/g
const letters = /\p{L}/u
const arabic = /\p{Script=Arabic}/u
/** Texts that are the same in Arabic: a language's own name. */
const untranslated = ['English']

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalog

/** Folders below `source` with message catalogs. */
function findCatalogFolders(source: string): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('messages/en.json') && !file.includes('fixture'))
    .map((file) => path.dirname(file))
}

const placeholders = (message: string) => [...message.matchAll(placeholder)].map(([, name]) => name)

/** Ids of plural messages that lack a category. */
function findIncompletePlurals(catalog: Catalog): string[] {
  return Object.keys(catalog).filter((id) => {
    const message = catalog[id] ?? ''
    if (!/,\s*plural\s*,/.test(message)) return false
    return pluralCategories.some((form) => !new RegExp(`[\\s}](${form})\\s*\\{`).test(message))
  })
}

/**
 * Declares the tests of all message catalogs below a folder: same ids in both languages, no empty texts, no unknown
 * variables, Arabic texts with all plural categories.
 * @param source `src` of a package
 */
export function testMessageCatalogs(source: string): void {
  describe.each(findCatalogFolders(source))('catalogs of %s', (folder) => {
    const en = read(path.join(source, folder, 'en.json'))
    const ar = read(path.join(source, folder, 'ar.json'))

    test('have the same ids, none empty', () => {
      expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
      expect(Object.entries({ ...en, ...ar }).filter(([, text]) => !text.trim())).toEqual([])
    })

    test('use no variable in Arabic that English lacks', () => {
      const unknown = Object.keys(ar).filter((id) => {
        const known = placeholders(en[id] ?? '')
        return placeholders(ar[id] ?? '').some((name) => !known.includes(name))
      })
      expect(unknown).toEqual([])
    })

    test('are in Arabic with all plural categories', () => {
      const notArabic = Object.entries(ar).filter(
        ([, text]) =>
          letters.test(text.replace(placeholder, '')) &&
          !arabic.test(text) &&
          !untranslated.includes(text),
      )
      expect(notArabic).toEqual([])
      expect(findIncompletePlurals(ar)).toEqual([])
    })
  })
}
