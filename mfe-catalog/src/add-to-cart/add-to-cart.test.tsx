import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { act, screen } from '@testing-library/react'

import { renderPart } from '../testing/render-part.tsx'
import { AddToCartButton } from './AddToCartButton.tsx'
import { InCartNotice } from './InCartNotice.tsx'

const product = buildProduct()

async function open(cart: unknown = []) {
  const rendered = renderPart(
    <>
      <AddToCartButton product={product} />
      <InCartNotice id={product._id} />
    </>,
    { cart },
  )
  await screen.findByRole('button', { name: 'Add to Cart' })
  return rendered
}

const add = () => screen.getByRole('button', { name: 'Add to Cart' })
const stored = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]') as unknown[]

describe('AddToCartButton', () => {
  test('adds the product to the cart with quantity 1', async () => {
    const other = { id: 'oak-card', title: { en: 'Oak card' }, price: 9, quantity: 3 }
    const { user } = await open([other])
    await user.click(add())
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/shop-cart')
    expect(stored()).toEqual([
      expect.objectContaining({ id: 'oak-card', quantity: 3 }),
      expect.objectContaining({ id: 'steel-card', quantity: 1 }),
    ])
  })

  test('rejects a product in the cart and keeps its quantity', async () => {
    const line = { id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 7 }
    const { user } = await open([line])
    await user.click(add())
    await screen.findAllByText('Product already added to cart, please choose another one!')
    expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 7 })])
  })
})

describe('AddToCartButton of a full cart', () => {
  test('says how many products a cart holds', async () => {
    const line = { title: { en: 'Oak card' }, price: 9, quantity: 1 }
    const { user } = await open(Array.from({ length: 200 }, (_, id) => ({ ...line, id: `p${id}` })))
    await user.click(add())
    await screen.findAllByText(
      'This product could not be added: a cart holds at most 200 products.',
    )
    expect(stored()).toHaveLength(200)
  })
})

describe('InCartNotice', () => {
  test('renders whether the product is in the cart, following other tabs', async () => {
    await open()
    expect(screen.queryByText('In your cart')).not.toBeInTheDocument()

    const other = [{ id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 1 }]
    const change = (cart: unknown[]) =>
      act(() => {
        localStorage.setItem(storageKeys.cart, JSON.stringify(cart))
        window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }))
      })
    change(other)
    expect(screen.getByText('In your cart')).toBeVisible()
    change([])
    expect(screen.queryByText('In your cart')).not.toBeInTheDocument()
  })
})

describe('AddToCartButton with a broken storage', () => {
  test('adds to a cart whose storage is corrupt', async () => {
    const { user } = await open('not a cart')
    await user.click(add())
    expect(stored()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 1 })])
  })

  test('keeps the cart in memory when the storage is full', async () => {
    const { user } = await open()
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    try {
      await user.click(add())
      expect(screen.getByText('In your cart')).toBeVisible()
      expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/shop-cart')
    } finally {
      setItem.mockRestore()
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart })))
    }
  })
})
