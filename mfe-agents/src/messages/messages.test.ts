import { createMessages } from '@shop/i18n/messages.tsx'
import { arrange } from '@shop/testing/render.tsx'

import ar from './ar.json'
import en from './en.json'

test('both languages have the same messages, each with a text', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
  expect(Object.values({ ...en, ...ar }).filter((message) => message.length === 0)).toEqual([])
})

test('the Arabic messages are written in Arabic', () => {
  arrange({ lang: 'ar' })
  const { t } = createMessages({ en: { default: en }, ar: { default: ar } })
  const ids = Object.keys(ar) as (keyof typeof ar)[]
  const values = { name: 'سلمى', network: 'إنستغرام' }
  expect(ids.filter((id) => !/\p{Script=Arabic}/u.test(t(id, values)))).toEqual([])
})
