import { readFileSync } from 'node:fs'
import path from 'node:path'

import { arrange } from '@shop/testing/render.tsx'

import { messages } from '../messages.ts'

const catalogue = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(__dirname, `${lang}.json`), 'utf8'))

const en = catalogue('en')
const ar = catalogue('ar')

test('both languages have the same messages, with the same values in them', () => {
  const values = (text = '') => (text.match(/\{\w+(?=[,}])/g) ?? []).toSorted()
  expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted())
  for (const [id, text] of Object.entries(en)) expect(values(ar[id])).toEqual(values(text))
})

test('every message but the other language’s name is Arabic in Arabic', () => {
  const foreign = Object.keys(ar).filter((id) => !/\p{Script=Arabic}/u.test(ar[id] ?? ''))
  expect(foreign).toEqual(['standalone.en'])
})

test.each([
  ['en', ['Cart is empty', '1 item in the cart', '2 items in the cart', '11 items in the cart']],
  ['ar', ['السلة فارغة', 'منتج واحد في السلة', 'منتجان في السلة', /^\S+ منتجًا في السلة$/]],
] as const)('the cart is counted in %s', (lang, expected) => {
  arrange({ lang })
  const counted = [0, 1, 2, 11].map((count) => messages.t('standalone.cart', { count }))
  counted.forEach((text, index) => expect(text).toMatch(expected[index] ?? ''))
})
