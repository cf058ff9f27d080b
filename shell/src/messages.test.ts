import { formatMessage } from '@shop/i18n/format-message.ts'
import { testMessageCatalogs } from '@shop/testing/message-catalogs.ts'

import ar from './messages/ar.json'
import en from './messages/en.json'

testMessageCatalogs(__dirname)

describe('messages', () => {
  test.each([
    [0, 'Cart, empty', 'السلة فارغة'],
    [1, 'Cart, 1 item', 'السلة، منتج واحد'],
    [2, 'Cart, 2 items', 'السلة، منتجان'],
    [3, 'Cart, 3 items', 'السلة، 3 منتجات'],
    [11, 'Cart, 11 items', 'السلة، 11 منتجًا'],
    [100, 'Cart, 100 items', 'السلة، 100 منتج'],
  ])('have the plural form for %d in cart.label', (count, english, arabic) => {
    expect(formatMessage(en['cart.label'], { count }, 'en')).toBe(english)
    expect(formatMessage(ar['cart.label'], { count }, 'ar')).toBe(arabic)
  })
})
