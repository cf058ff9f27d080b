import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
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
  setUpBrowser()
  expect(cart.add(buildProduct())).toBe(true)
  expect(cart.add(buildProduct())).toBe(false)
  expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 1, price: 21 })])
})

test('every change is stored at once', () => {
  setUpBrowser()
  cart.add(buildProduct())
  cart.add(buildProduct({ _id: 'oak-card' }))
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
  setUpBrowser()
  cart.add(buildProduct())
  setUpBrowser()
  expect(ids()).toEqual(['steel-card'])
})

test.each([
  ['not JSON', '{"'],
  ['another shape', '{"items":[]}'],
  ['null', 'null'],
  ['nothing', ''],
])('a stored cart that is %s is an empty one that can be filled', (_, text) => {
  localStorage.setItem(storageKeys.cart, text)
  setUpBrowser()
  expect(ids()).toEqual([])
  expect(cart.add(buildProduct())).toBe(true)
  expect(stored()).toMatchObject([{ id: 'steel-card' }])
})

describe('with the shop open in two tabs', () => {
  test('a change starts from what the other tab has stored meanwhile', () => {
    setUpBrowser()
    cart.add(buildProduct())
    localStorage.setItem(storageKeys.cart, '[]')
    cart.add(buildProduct({ _id: 'oak-card' }))
    expect(ids()).toEqual(['oak-card'])
  })

  test('what one adds is not lost when the other adds something too', () => {
    setUpBrowser()
    cart.add(buildProduct({ _id: 'here' }))
    const elsewhere = [...stored(), { id: 'there', title: 'There', price: 1, quantity: 1 }]
    localStorage.setItem(storageKeys.cart, JSON.stringify(elsewhere))
    cart.add(buildProduct({ _id: 'here-too' }))
    expect(ids()).toEqual(['here', 'there', 'here-too'])
  })

  test('the other’s change arrives, its broken lines do not', () => {
    setUpBrowser()
    const lines = [{ _id: 'a', title: 'A', price: 1, quantity: 2 }, { id: 'b' }, null]
    storeElsewhere(JSON.stringify(lines))
    expect(cart.items()).toEqual([
      { id: 'a', image: '', title: { en: 'A' }, description: { en: '' }, price: 1, quantity: 2 },
    ])
  })

  test('the other clearing all of its storage empties the cart', () => {
    setUpBrowser({ cart: [{ id: 'a', title: 'A', price: 1, quantity: 1 }] })
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
  setUpBrowser()
  break_()
  expect(cart.add(buildProduct())).toBe(true)
  cart.increase('steel-card')
  expect(cart.add(buildProduct())).toBe(false)
  expect(cart.items()).toMatchObject([{ id: 'steel-card', quantity: 2 }])
})

function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError')
}

test('a component follows the cart', () => {
  setUpBrowser()
  const { result } = renderHook(() => useCart().length)
  expect(result.current).toBe(0)
  act(() => void cart.add(buildProduct()))
  expect(result.current).toBe(1)
  act(() => storeElsewhere('[]'))
  expect(result.current).toBe(0)
})
