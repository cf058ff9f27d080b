import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { act, renderHook } from '@testing-library/react'

import { cart, useCart } from './cart.store.ts'

const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown[]
const ids = () => cart.items().map(({ id }) => id)

function storeInOtherTab(text: string) {
  localStorage.setItem(storageKeys.cart, text)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
}

// A successful write discards what a test with blocked storage left in memory.
beforeEach(() => cart.clear())
afterEach(() => void jest.restoreAllMocks())

describe('cart', () => {
  test('add persists the line and returns false for a product already in the cart', () => {
    setUpBrowser()
    expect(cart.add(buildProduct())).toBe(true)
    expect(cart.add(buildProduct())).toBe(false)
    expect(stored()).toEqual([
      expect.objectContaining({ id: 'steel-card', quantity: 1, price: 21 }),
    ])
  })

  test('persists every change', () => {
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

  test('setQuantity persists a valid quantity and returns false for any other', () => {
    setUpBrowser()
    cart.add(buildProduct())
    expect(cart.setQuantity('steel-card', 12)).toBe(true)
    expect(stored()).toMatchObject([{ id: 'steel-card', quantity: 12 }])
    expect(cart.setQuantity('steel-card', 10_001)).toBe(false)
    expect(cart.setQuantity('steel-card', 0)).toBe(false)
    expect(stored()).toMatchObject([{ id: 'steel-card', quantity: 12 }])
  })

  test('restores the cart at start', () => {
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
  ])('starts empty and usable when the stored cart is %s', (_, text) => {
    localStorage.setItem(storageKeys.cart, text)
    setUpBrowser()
    expect(ids()).toEqual([])
    expect(cart.add(buildProduct())).toBe(true)
    expect(stored()).toMatchObject([{ id: 'steel-card' }])
  })

  describe('with two tabs', () => {
    test('changes the cart that the other tab stored meanwhile', () => {
      setUpBrowser()
      cart.add(buildProduct())
      localStorage.setItem(storageKeys.cart, '[]')
      cart.add(buildProduct({ _id: 'oak-card' }))
      expect(ids()).toEqual(['oak-card'])
    })

    test('keeps lines added in both tabs', () => {
      setUpBrowser()
      cart.add(buildProduct({ _id: 'here' }))
      const elsewhere = [...stored(), { id: 'there', title: 'There', price: 1, quantity: 1 }]
      localStorage.setItem(storageKeys.cart, JSON.stringify(elsewhere))
      cart.add(buildProduct({ _id: 'here-too' }))
      expect(ids()).toEqual(['here', 'there', 'here-too'])
    })

    test('follows the other tab and drops its invalid lines', () => {
      setUpBrowser()
      const lines = [{ _id: 'a', title: 'A', price: 1, quantity: 2 }, { id: 'b' }, null]
      storeInOtherTab(JSON.stringify(lines))
      expect(cart.items()).toEqual([
        { id: 'a', image: '', title: { en: 'A' }, description: { en: '' }, price: 1, quantity: 2 },
      ])
    })

    test('is emptied when the other tab clears its storage', () => {
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
  ])('works in memory when storage is %s', (_, break_) => {
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

  test('useCart follows changes', () => {
    setUpBrowser()
    const { result } = renderHook(() => useCart().length)
    expect(result.current).toBe(0)
    act(() => void cart.add(buildProduct()))
    expect(result.current).toBe(1)
    act(() => storeInOtherTab('[]'))
    expect(result.current).toBe(0)
  })
})
