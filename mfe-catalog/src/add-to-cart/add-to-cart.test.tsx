import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { act, screen } from '@testing-library/react'

import { renderPart } from '../testing/render-part.tsx'
import { InCartNotice } from './InCartNotice.tsx'
import { ShopNowLink } from './ShopNowLink.tsx'

const product = buildProduct()
const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]') as unknown[]

describe('InCartNotice', () => {
  test('renders whether the product is in the cart, following other tabs', async () => {
    renderPart(
      <>
        <h1>Steel card</h1>
        <InCartNotice id={product._id} />
      </>,
      { cart: [] },
    )
    await screen.findByRole('heading')
    expect(screen.queryByText('In your cart')).not.toBeInTheDocument()

    const other = [{ id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 1 }]
    const change = (cart: unknown[]) =>
      act(() => {
        localStorage.setItem(storageKeys.cart, JSON.stringify(cart))
        window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
      })
    change(other)
    expect(await screen.findByText('In your cart')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/shop-cart')
    change([])
    expect(screen.queryByText('In your cart')).not.toBeInTheDocument()
  })
})

describe('ShopNowLink', () => {
  async function follow(cart: unknown) {
    const page = renderPart(<ShopNowLink product={product} />, { cart })
    await page.user.click(await screen.findByRole('link', { name: 'Shop Now' }))
    return page.router.state.location
  }

  test('adds the product and opens the cart', async () => {
    expect(await follow([])).toMatchObject({
      pathname: '/shop-cart',
      search: '?product=steel-card',
    })
    expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 1 })])
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
  })

  test('opens the cart that has the product already as it is', async () => {
    const line = { id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 7 }
    expect(await follow([line])).toMatchObject({ pathname: '/shop-cart' })
    expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 7 })])
    expect(screen.queryByText(/already added|Item added/)).not.toBeInTheDocument()
  })

  test('is absent for a product that is sold only with a name, where none can be typed', async () => {
    const surface = { finish: 'printed', color: '#123456', width: 68, height: 12 } as const
    const named = buildProduct({
      details: { surface: { ...surface, pictures: [], required: true } },
    })
    renderPart(
      <>
        <h1>Steel card</h1>
        <ShopNowLink product={named} />
      </>,
      { cart: [] },
    )
    await screen.findByRole('heading')
    expect(screen.queryByText('Shop Now')).not.toBeInTheDocument()
  })
})
