import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, renderHook } from '@testing-library/react'

import { cart, onCartUnsaved, useCart, useCartStorage } from './cart.store.ts'
import { MAX_CART_LINES } from './cart.ts'

const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown[]
const ids = () => cart.items().map(({ id }) => id)

function storeInOtherTab(text: string) {
  localStorage.setItem(storageKeys.cart, text)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
}

// A successful write discards what a test with blocked storage left in memory.
beforeEach(() => cart.clear())
// Outside of the describe, so that it runs after the unmount.
afterEach(() => {
  jest.restoreAllMocks()
  storeInOtherTab('[]')
})

describe('cart', () => {
  test('add persists the line, and returns that a product is in the cart already', () => {
    setUpBrowser()
    expect(cart.add(buildProduct())).toBe('added')
    expect(cart.add(buildProduct())).toBe('duplicate')
    expect(stored()).toEqual([
      expect.objectContaining({ id: 'steel-card', quantity: 1, price: 21 }),
    ])
  })

  test.each(['added', 'restored'])('its functions and its %s lines cannot be replaced', (how) => {
    setUpBrowser()
    cart.add(buildProduct())
    if (how === 'restored') storeInOtherTab(JSON.stringify([{ ...cart.items()[0], quantity: 3 }]))
    const [line] = cart.items()
    expect(() => Object.assign(cart, { add: () => true })).toThrow(TypeError)
    expect(() => cart.items().pop()).toThrow(TypeError)
    expect(() => Object.assign(line ?? {}, { price: 0 })).toThrow(TypeError)
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

  test('restore appends readable lines of products that the cart lacks', () => {
    setUpBrowser()
    cart.add(buildProduct())
    const line = { title: { en: 'Oak card' }, price: 9, quantity: 3 }
    const steel = { ...line, id: 'steel-card' }
    cart.restore([{ ...line, id: 'oak-card' }, steel, null, { id: 'broken' }])
    expect(stored()).toMatchObject([
      { id: 'steel-card', quantity: 1, price: 21 },
      { id: 'oak-card', quantity: 3, price: 9 },
    ])
    cart.restore('rubbish')
    expect(ids()).toEqual(['steel-card', 'oak-card'])
  })

  test('starts empty and usable when the stored cart cannot be read', () => {
    localStorage.setItem(storageKeys.cart, '{"items":[]}')
    setUpBrowser()
    expect(ids()).toEqual([])
    expect(cart.add(buildProduct())).toBe('added')
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

    test('follows what the other tab stored at the same moment: the later one wins', () => {
      setUpBrowser()
      cart.add(buildProduct({ _id: 'here' }))
      const before = localStorage.getItem(storageKeys.cart)
      cart.add(buildProduct({ _id: 'here-too' }))
      storeInOtherTab(before ?? '')
      expect(ids()).toEqual(['here'])
      expect(stored()).toEqual(cart.items())
    })

    test('stores nothing but the list of lines, which other sites read', () => {
      setUpBrowser()
      cart.add(buildProduct())
      expect(localStorage.getItem(storageKeys.cart)).toBe(JSON.stringify(cart.items()))
    })

    test('is emptied when the other tab clears its storage', () => {
      setUpBrowser({ cart: [{ id: 'a', title: 'A', price: 1, quantity: 1 }] })
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
      expect(ids()).toEqual([])
    })
  })

  test('works in memory and reports it once when storage is full', () => {
    setUpBrowser()
    const { result } = renderHook(() => useCartStorage().unsaved)
    const reported = jest.fn()
    onCartUnsaved(reported)
    cart.add(buildProduct({ _id: 'oak-card' }))
    expect([result.current, reported.mock.calls.length]).toEqual([false, 0])

    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError')
    })
    act(() => expect(cart.add(buildProduct())).toBe('added'))
    act(() => cart.increase('steel-card'))
    expect(cart.add(buildProduct())).toBe('duplicate')
    expect(cart.items()).toMatchObject([{ id: 'oak-card' }, { id: 'steel-card', quantity: 2 }])
    expect([result.current, reported.mock.calls.length]).toEqual([true, 1])

    jest.restoreAllMocks()
    act(() => cart.increase('steel-card'))
    expect(result.current).toBe(false)
    expect(stored()).toMatchObject([{ id: 'oak-card' }, { id: 'steel-card', quantity: 3 }])
  })

  test('add returns that the cart takes no product at such a price, and no other one when it is full', () => {
    setUpBrowser()
    expect(cart.add(buildProduct({ price: 2_000_000 }))).toBe('full')
    expect(ids()).toEqual([])
    for (let id = 0; id < MAX_CART_LINES; id += 1) cart.add(buildProduct({ _id: `card-${id}` }))
    expect(cart.add(buildProduct())).toBe('full')
    expect(cart.add(buildProduct({ _id: 'card-0' }))).toBe('duplicate')
  })

  test('clear with the lines of an order keeps the others', () => {
    setUpBrowser()
    cart.add(buildProduct())
    cart.add(buildProduct({ _id: 'oak-card' }))
    cart.clear([{ id: 'steel-card' }])
    expect(ids()).toEqual(['oak-card'])
  })

  test('a change renders only the changed line again', () => {
    setUpBrowser()
    cart.add(buildProduct())
    cart.add(buildProduct({ _id: 'oak-card' }))
    const [steel] = cart.items()
    cart.increase('oak-card')
    cart.decrease('oak-card')
    expect(cart.items()[0]).toBe(steel)
  })

  test('useCartStorage returns what a stored cart had to lose, also after the next change', () => {
    setUpBrowser({ cart: [{ id: 'a', title: 'A', price: 1, quantity: 9e15 }, { id: 'b' }] })
    const { result } = renderHook(() => useCartStorage().cuts)
    const cuts = { surplus: 0, unreadable: 1, quantities: 1, titles: 0 }
    expect(result.current).toEqual(cuts)
    act(() => cart.decrease('a'))
    expect(stored()).toMatchObject([{ id: 'a', quantity: 99_999 }])
    expect(result.current).toEqual(cuts)
  })

  test('useCart returns what a selector derives', () => {
    setUpBrowser()
    const renders = jest.fn()
    const { result } = renderHook(() => {
      renders()
      return useCart((items) => items.length)
    })
    act(() => void cart.add(buildProduct()))
    expect(result.current).toBe(1)
    act(() => cart.increase('steel-card'))
    expect(renders).toHaveBeenCalledTimes(2)
  })

  test('useCart follows changes', () => {
    setUpBrowser()
    const { result } = renderHook(() => useCart().length)
    expect(result.current).toBe(0)
    act(() => void cart.add(buildProduct()))
    expect(result.current).toBe(1)
    act(() => storeInOtherTab('[]'))
    expect(result.current).toBe(0)
  })

  test('the page is marked as long as the cart has lines', () => {
    const page = document.documentElement
    page.dataset.cart = ''
    setUpBrowser()
    expect(page).not.toHaveAttribute('data-cart')
    cart.add(buildProduct())
    expect(page).toHaveAttribute('data-cart')
    cart.clear()
    expect(page).not.toHaveAttribute('data-cart')
    storeInOtherTab('[{"id":"a","title":"A","price":1,"quantity":1}]')
    expect(page).toHaveAttribute('data-cart')
  })
})
