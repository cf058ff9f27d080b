import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { messages } from '../messages.ts'

test.each([
  ['en', ['Cart is empty', '1 item in the cart', '2 items in the cart', '11 items in the cart']],
  ['ar', ['السلة فارغة', 'منتج واحد في السلة', 'منتجان في السلة', /^\S+ منتجًا في السلة$/]],
] as const)('standalone.cart has every plural form of %s', (lang, expected) => {
  setUpBrowser({ lang })
  const texts = [0, 1, 2, 11].map((count) => messages.t('standalone.cart', { count }))
  texts.forEach((text, index) => expect(text).toMatch(expected[index] ?? ''))
})
