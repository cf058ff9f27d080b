import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'

const AT = '/shop-cart?product=steel-card'
const TEXT = 'Steel card is not in your cart yet.'

const mockProduct = (response = HttpResponse.json(buildProduct())) =>
  server.use(http.get(mainUrl('/products/:id'), () => response))

const storedIds = () =>
  (JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]') as { id: string }[]).map(
    ({ id }) => id,
  )

describe('MissingProductNotice', () => {
  test('names the product and links back to it', async () => {
    mockProduct()
    openPage(AT, { cart: [buildOakCard()] })
    expect((await screen.findByText(TEXT)).closest('[role=status]')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      '/product-detail/steel-card',
    )
  })

  test('adds the product on request', async () => {
    mockProduct()
    const { user } = openPage(AT, { cart: [] })
    await screen.findByText(TEXT)
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(storedIds()).toEqual(['steel-card'])
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
    expect(screen.getByText('Item added to cart!')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('renders in Arabic', async () => {
    mockProduct()
    openPage(AT, { lang: 'ar', cart: [] })
    expect(await screen.findByText('بطاقة فولاذية: هذا المنتج ليس في سلتك بعد.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'العودة إلى المنتج' })).toBeVisible()
  })

  test('names no product when it cannot be loaded', async () => {
    mockProduct(HttpResponse.json({}, { status: 503 }))
    openPage(AT, { cart: [] })
    expect(
      await screen.findByText('The product you came from is not in your cart yet.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  })

  test('is absent when the product does not exist', async () => {
    mockProduct(HttpResponse.json({ message: 'No.' }, { status: 404 }))
    openPage(AT, { cart: [] })
    await screen.findByText('Your cart is empty')
    await waitFor(() =>
      expect(screen.queryByText(/is not in your cart yet/)).not.toBeInTheDocument(),
    )
  })

  test.each([
    ['the cart has the product', AT],
    ['no product is given', '/shop-cart'],
  ])('is absent when %s', async (_, at) => {
    openPage(at, { cart: [buildCartItem()] })
    await screen.findByRole('table')
    expect(screen.queryByText(/is not in your cart yet/)).not.toBeInTheDocument()
  })
})
