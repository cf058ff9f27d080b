import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { cart } from './cart.store.ts'

test('the page is marked as long as the cart has lines', () => {
  const page = document.documentElement
  page.dataset.cart = ''
  setUpBrowser()
  expect(page).not.toHaveAttribute('data-cart')
  cart.add(buildProduct())
  expect(page).toHaveAttribute('data-cart')
  cart.clear()
  expect(page).not.toHaveAttribute('data-cart')
  localStorage.setItem(storageKeys.cart, '[{"id":"a","title":"A","price":1,"quantity":1}]')
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
  expect(page).toHaveAttribute('data-cart')
})
