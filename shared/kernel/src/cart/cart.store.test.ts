import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { arrange } from '@shop/testing/render.tsx'
import { aProduct } from '@shop/testing/fixtures.ts'

import { cart } from './cart.store.ts'

const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown[]

test('adding stores the line; the same product is refused', () => {
  arrange()
  expect(cart.add(aProduct())).toBe(true)
  expect(cart.add(aProduct())).toBe(false)
  expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 1, price: 21 })])
})

test('a change starts from what another tab has stored meanwhile', () => {
  arrange()
  cart.add(aProduct())
  localStorage.setItem(storageKeys.cart, '[]')
  cart.add(aProduct({ _id: 'oak-card' }))
  expect(cart.items().map(({ id }) => id)).toEqual(['oak-card'])
})

test('another tab’s change arrives', () => {
  arrange()
  localStorage.setItem(
    storageKeys.cart,
    JSON.stringify([{ _id: 'a', title: 'A', price: 1, quantity: 2 }, { id: 'b' }, null]),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
  expect(cart.items()).toEqual([
    { id: 'a', image: '', title: { en: 'A' }, description: { en: '' }, price: 1, quantity: 2 },
  ])
})
