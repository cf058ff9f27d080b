import { readFileSync } from 'node:fs'
import path from 'node:path'

function catalogue(lang: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(__dirname, `${lang}.json`), 'utf8'))
}

const en = catalogue('en')
const ar = catalogue('ar')

const placeholders = (text = '') => (text.match(/\{\w+/g) ?? []).toSorted()

test('both languages have the same messages, in order', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en))
  expect(Object.keys(en)).toEqual(Object.keys(en).toSorted())
})

test.each(Object.keys(en))('%s is Arabic, with the same values in it', (id) => {
  expect(ar[id]).toMatch(/\p{Script=Arabic}/u)
  expect(ar[id]).not.toMatch(/[A-Za-z]{2}(?![^{]*\})/)
  expect(placeholders(ar[id])).toEqual(placeholders(en[id]))
})
