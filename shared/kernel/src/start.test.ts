import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { testToken } from '@shop/testing/token.ts'

import { cart } from './cart/cart.store.ts'
import { getLanguage } from './language/language.store.ts'
import { getSession } from './session/session.store.ts'
import { startKernel } from './start.ts'

const line = { id: 'a', title: 'A', price: 1, quantity: 1 }

/** What another tab changes. */
function storeElsewhere(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

const everything = () => ({
  lang: getLanguage().lang,
  member: getSession()?.user._id,
  lines: cart.items().length,
  theme: document.documentElement.className,
})

test('starts every store from the browser, and nothing is left waiting for a visitor', () => {
  startKernel()()
  expect(everything()).toEqual({ lang: 'en', member: undefined, lines: 0, theme: 'light' })
})

test('starts every store with what was left in the browser', () => {
  localStorage.setItem(storageKeys.lang, 'ar')
  localStorage.setItem(storageKeys.token, testToken({ _id: 'maha' }))
  localStorage.setItem(storageKeys.cart, JSON.stringify([line]))
  localStorage.setItem(storageKeys.theme, 'dark')
  startKernel()()
  expect(everything()).toEqual({ lang: 'ar', member: 'maha', lines: 1, theme: 'dark' })
})

test('follows other tabs until it is stopped', () => {
  const stop = startKernel()
  const changes = {
    [storageKeys.token]: testToken({ _id: 'maha' }),
    [storageKeys.cart]: JSON.stringify([line]),
    [storageKeys.theme]: 'dark',
  }
  storeElsewhere(changes)
  expect(everything()).toMatchObject({ member: 'maha', lines: 1, theme: 'dark' })
  stop()
  storeElsewhere({
    [storageKeys.token]: testToken({ _id: 'salim' }),
    [storageKeys.cart]: '[]',
    [storageKeys.theme]: 'light',
  })
  expect(everything()).toMatchObject({ member: 'maha', lines: 1, theme: 'dark' })
})
