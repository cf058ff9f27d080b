import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { testToken } from '@shop/testing/token.ts'

import { cart } from './cart/cart.store.ts'
import { getLanguage } from './language/language.store.ts'
import { getSession } from './session/session.store.ts'
import { startKernel } from './startup.ts'

const line = { id: 'a', title: 'A', price: 1, quantity: 1 }

function storeInOtherTab(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

const readStores = () => ({
  lang: getLanguage().lang,
  member: getSession()?.user._id,
  lines: cart.items().length,
  theme: document.documentElement.className,
})

describe('startKernel', () => {
  test('starts every store with its default for a visitor', () => {
    startKernel()()
    expect(readStores()).toEqual({ lang: 'en', member: undefined, lines: 0, theme: 'light' })
  })

  test('restores every store from storage', () => {
    localStorage.setItem(storageKeys.lang, 'ar')
    localStorage.setItem(storageKeys.token, testToken({ _id: 'maha' }))
    localStorage.setItem(storageKeys.cart, JSON.stringify([line]))
    localStorage.setItem(storageKeys.theme, 'dark')
    startKernel()()
    expect(readStores()).toEqual({ lang: 'ar', member: 'maha', lines: 1, theme: 'dark' })
  })

  test('follows other tabs until unsubscribed', () => {
    const unsubscribe = startKernel()
    const changes = {
      [storageKeys.lang]: 'ar',
      [storageKeys.token]: testToken({ _id: 'maha' }),
      [storageKeys.cart]: JSON.stringify([line]),
      [storageKeys.theme]: 'dark',
    }
    storeInOtherTab(changes)
    expect(readStores()).toEqual({ lang: 'ar', member: 'maha', lines: 1, theme: 'dark' })
    unsubscribe()
    storeInOtherTab({
      [storageKeys.token]: testToken({ _id: 'salim' }),
      [storageKeys.cart]: '[]',
      [storageKeys.theme]: 'light',
    })
    expect(readStores()).toMatchObject({ member: 'maha', lines: 1, theme: 'dark' })
  })
})
