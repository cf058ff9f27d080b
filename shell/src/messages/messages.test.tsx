import { readFileSync } from 'node:fs'
import path from 'node:path'

import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { load, t } from '../messages.ts'

const catalogue = (lang: string) =>
  JSON.parse(readFileSync(path.join(__dirname, `${lang}.json`), 'utf8')) as Record<string, string>

const en = catalogue('en')
const ar = catalogue('ar')

test('language names are in their own language', () => {
  for (const { 'language.en': english, 'language.ar': arabic } of [en, ar]) {
    expect([english, arabic]).toEqual(['English', 'العربية'])
  }
})

test.each([
  [0, 'Cart, empty', /^السلة فارغة$/],
  [1, 'Cart, 1 item', /^السلة، منتج واحد$/],
  [2, 'Cart, 2 items', /^السلة، منتجان$/],
  [3, 'Cart, 3 items', /^السلة، \S+ منتجات$/],
  [11, 'Cart, 11 items', /^السلة، \S+ منتجًا$/],
  [100, 'Cart, 100 items', /^السلة، \S+ منتج$/],
])('cart.label has the plural form for %d', async (count, english, arabic) => {
  setUpBrowser()
  await load()
  expect(t('cart.label', { count })).toBe(english)
  setUpBrowser({ lang: 'ar' })
  await load()
  expect(t('cart.label', { count })).toMatch(arabic)
})
