import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Catalogue = Record<string, string>

/** The six plural forms; an exact number does as well where a form means just that number. */
const arabicForms = ['zero|=0', 'one|=1', 'two|=2', 'few', 'many', 'other']
const placeholder = /\{\s*(\w+)\s*[,}]/g
const letters = /\p{L}/u
const arabic = /\p{Script=Arabic}/u
/** A language goes by its own name everywhere. */
const ownNames = ['English']

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue

/** The folders below `source` that hold the messages of a feature. */
function catalogueFolders(source: string): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('messages/en.json') && !file.includes('fixture'))
    .map((file) => path.dirname(file))
}

const placeholders = (message: string) => [...message.matchAll(placeholder)].map(([, name]) => name)

/** Plural messages without one of the six forms that Arabic has. */
function incompletePlurals(catalogue: Catalogue): string[] {
  return Object.keys(catalogue).filter((id) => {
    const message = catalogue[id] ?? ''
    if (!/,\s*plural\s*,/.test(message)) return false
    return arabicForms.some((form) => !new RegExp(`[\\s}](${form})\\s*\\{`).test(message))
  })
}

/**
 * Declares the tests that every message catalogue has to pass: the same ids in both languages, no
 * unknown variables, nothing empty, and Arabic that is Arabic.
 * @param source the folder below which the catalogues are: `src` of a package
 */
export function testMessageCatalogs(source: string): void {
  describe.each(catalogueFolders(source))('the texts of %s', (folder) => {
    const en = read(path.join(source, folder, 'en.json'))
    const ar = read(path.join(source, folder, 'ar.json'))

    test('are there in both languages', () => {
      expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
      expect(Object.entries({ ...en, ...ar }).filter(([, text]) => !text.trim())).toEqual([])
    })

    test('ask for no variable in Arabic that English does without', () => {
      const asking = Object.keys(ar).filter((id) => {
        const known = placeholders(en[id] ?? '')
        return placeholders(ar[id] ?? '').some((name) => !known.includes(name))
      })
      expect(asking).toEqual([])
    })

    test('are written in Arabic, with all six forms of a plural', () => {
      const foreign = Object.entries(ar).filter(
        ([, text]) =>
          letters.test(text.replace(placeholder, '')) &&
          !arabic.test(text) &&
          !ownNames.includes(text),
      )
      expect(foreign).toEqual([])
      expect(incompletePlurals(ar)).toEqual([])
    })
  })
}
