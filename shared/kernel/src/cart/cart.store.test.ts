import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { aProduct } from '@shop/testing/fixtures.ts'
import { arrange } from '@shop/testing/render.tsx'
import { act, renderHook } from '@testing-library/react'

import { cart, useCart } from './cart.store.ts'

const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown[]
const ids = () => cart.items().map(({ id }) => id)

/** Another tab stores this cart. */
function storeElsewhere(text: string) {
  localStorage.setItem(storageKeys.cart, text)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
}

// What a test with a broken storage left in memory goes with the next write that succeeds.
beforeEach(() => cart.clear())
afterEach(() => void jest.restoreAllMocks())

test('adding stores the line; the same product is refused', () => {
  arrange()
  expect(cart.add(aProduct())).toBe(true)
  expect(cart.add(aProduct())).toBe(false)
  expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 1, price: 21 })])
})

test('every change is stored at once', () => {
  arrange()
  cart.add(aProduct())
  cart.add(aProduct({ _id: 'oak-card' }))
  cart.increase('oak-card')
  cart.increase('oak-card')
  cart.decrease('oak-card')
  expect(stored()).toMatchObject([
    { id: 'steel-card', quantity: 1 },
    { id: 'oak-card', quantity: 2 },
  ])
  cart.remove('steel-card')
  expect(stored()).toMatchObject([{ id: 'oak-card' }])
  cart.clear()
  expect(stored()).toEqual([])
})

test('a reload finds the cart again', () => {
  arrange()
  cart.add(aProduct())
  arrange()
  expect(ids()).toEqual(['steel-card'])
})

test.each([
  ['not JSON', '{"'],
  ['another shape', '{"items":[]}'],
  ['null', 'null'],
  ['nothing', ''],
])('a stored cart that is %s is an empty one that can be filled', (_, text) => {
  localStorage.setItem(storageKeys.cart, text)
  arrange()
  expect(ids()).toEqual([])
  expect(cart.add(aProduct())).toBe(true)
  expect(stored()).toMatchObject([{ id: 'steel-card' }])
})

describe('with the shop open in two tabs', () => {
  test('a change starts from what the other tab has stored meanwhile', () => {
    arrange()
    cart.add(aProduct())
    localStorage.setItem(storageKeys.cart, '[]')
    cart.add(aProduct({ _id: 'oak-card' }))
    expect(ids()).toEqual(['oak-card'])
  })

  test('what one adds is not lost when the other adds something too', () => {
    arrange()
    cart.add(aProduct({ _id: 'here' }))
    const elsewhere = [...stored(), { id: 'there', title: 'There', price: 1, quantity: 1 }]
    localStorage.setItem(storageKeys.cart, JSON.stringify(elsewhere))
    cart.add(aProduct({ _id: 'here-too' }))
    expect(ids()).toEqual(['here', 'there', 'here-too'])
  })

  test('the other’s change arrives, its broken lines do not', () => {
    arrange()
    const lines = [{ _id: 'a', title: 'A', price: 1, quantity: 2 }, { id: 'b' }, null]
    storeElsewhere(JSON.stringify(lines))
    expect(cart.items()).toEqual([
      { id: 'a', image: '', title: { en: 'A' }, description: { en: '' }, price: 1, quantity: 2 },
    ])
  })

  test('the other clearing all of its storage empties the cart', () => {
    arrange({ cart: [{ id: 'a', title: 'A', price: 1, quantity: 1 }] })
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(ids()).toEqual([])
  })
})

test.each([
  ['full', (): void => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  [
    'blocked',
    (): void => void jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  ],
])('a browser whose storage is %s still has a cart until it leaves the page', (_, break_) => {
  arrange()
  break_()
  expect(cart.add(aProduct())).toBe(true)
  cart.increase('steel-card')
  expect(cart.add(aProduct())).toBe(false)
  expect(cart.items()).toMatchObject([{ id: 'steel-card', quantity: 2 }])
})

function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError')
}

test('a component follows the cart', () => {
  arrange()
  const { result } = renderHook(() => useCart().length)
  expect(result.current).toBe(0)
  act(() => void cart.add(aProduct()))
  expect(result.current).toBe(1)
  act(() => storeElsewhere('[]'))
  expect(result.current).toBe(0)
})
