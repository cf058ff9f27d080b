import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { connectToaster, type ToastRequest } from '@shop/kernel/toast'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import type { BrowserOptions } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'

import { isInCart } from './add-to-cart.ts'
import { AddToCartButton } from './AddToCartButton.tsx'

const open = (cart: unknown = []) =>
  renderUi(<AddToCartButton product={buildProduct()} />, { cart })

const add = () => screen.getByRole('button', { name: 'Add to Cart' })
const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]') as unknown[]

describe('AddToCartButton', () => {
  test('adds the product to the cart with quantity 1', async () => {
    const other = { id: 'oak-card', title: { en: 'Oak card' }, price: 9, quantity: 3 }
    const { user } = open([other])
    await user.click(add())
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    expect(stored()).toEqual([
      expect.objectContaining({ id: 'oak-card', quantity: 3 }),
      expect.objectContaining({ id: 'steel-card', quantity: 1 }),
    ])
  })

  describe('links of the toast', () => {
    const openAs = (options: BrowserOptions) =>
      renderUi(<AddToCartButton product={buildProduct()} />, { cart: [], ...options })
    const listLinks = (request: ToastRequest | undefined) => [
      request?.options?.action?.to,
      request?.options?.secondAction?.to,
    ]
    let shown: ToastRequest[] = []
    beforeEach(() => (shown = []))
    const record = () => connectToaster((request) => void shown.push(request))

    test('lead a visitor to the cart', async () => {
      const { user } = openAs({})
      const stop = record()
      await user.click(add())
      stop()
      expect(listLinks(shown[0])).toEqual(['/shop-cart', undefined])
    })

    test('lead a member on to the checkout, too', async () => {
      const { user } = openAs({ token: testToken() })
      const stop = record()
      await user.click(add())
      await user.click(add())
      stop()
      expect(shown.map(({ kind }) => kind)).toEqual(['success', 'error'])
      for (const request of shown) {
        expect(listLinks(request)).toEqual(['/shop-cart', '/shop-checkout'])
      }
    })

    test('lead a member with an applied code to the cart alone, which checks it again', async () => {
      const { user } = openAs({ token: testToken() })
      localStorage.setItem(storageKeys.couponDiscount, '2.5')
      const stop = record()
      await user.click(add())
      stop()
      expect(listLinks(shown[0])).toEqual(['/shop-cart', undefined])
    })
  })

  test('rejects a product in the cart and keeps its quantity', async () => {
    const line = { id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 7 }
    const { user } = open([line])
    await user.click(add())
    await screen.findAllByText('Product already added to cart, please choose another one!')
    expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 7 })])
  })

  test('says how many products a cart holds when it is full', async () => {
    const line = { title: { en: 'Oak card' }, price: 9, quantity: 1 }
    const { user } = open(Array.from({ length: 200 }, (_, id) => ({ ...line, id: `p${id}` })))
    await user.click(add())
    await screen.findAllByText(
      'This product could not be added: a cart holds at most 200 products.',
    )
    expect(stored()).toHaveLength(200)
  })

  test('adds to a cart whose storage is corrupt', async () => {
    const { user } = open('not a cart')
    await user.click(add())
    expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 1 })])
  })

  test('keeps the cart in memory when the storage is full', async () => {
    const { user } = open()
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    try {
      await user.click(add())
      expect(isInCart('steel-card')).toBe(true)
    } finally {
      setItem.mockRestore()
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart })))
    }
  })

  test('does not add a product that is sold out', () => {
    renderUi(<AddToCartButton product={buildProduct({ stock: { left: 0 } })} />, { cart: [] })
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  })

  describe('of a product that is sold only with a name', () => {
    const surface = { finish: 'printed', color: '#123456', width: 68, height: 12 } as const
    const details = { surface: { ...surface, pictures: [], required: true } }
    const named = buildProduct({ details })

    test.each([
      ['en', 'Choose your name'],
      ['ar', 'اكتب اسمك'],
    ] as const)('leads to where it is typed, in %s', (lang, name) => {
      renderUi(<AddToCartButton product={named} aria-describedby="title" />, { lang })
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', '/product-detail/steel-card#your-name')
      expect(link).toHaveAttribute('aria-describedby', 'title')
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    })

    test('leads nowhere when it is sold out', () => {
      renderUi(<AddToCartButton product={{ ...named, stock: { left: 0 } }} />)
      expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
    })
  })

  test('renders in Arabic', () => {
    renderUi(<AddToCartButton product={buildProduct()} />, { lang: 'ar' })
    expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeVisible()
  })
})
