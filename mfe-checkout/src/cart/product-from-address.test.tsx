import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'

const storedCart = () =>
  JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as { id: string; quantity: number }[]

describe('ProductFromAddress', () => {
  const AT = '/shop-cart?product=steel-card'
  const UNNAMED = 'The product you came from is not in your cart yet.'

  const mockProduct = (response = HttpResponse.json(buildProduct())) =>
    server.use(http.get(mainUrl('/products/:id'), () => response))

  test('adds the product once, and leaves the address', async () => {
    mockProduct()
    const { user, router } = openPage(AT, { cart: [buildOakCard()] })
    await waitFor(() =>
      expect(storedCart()).toEqual([
        expect.objectContaining({ id: 'oak-card' }),
        expect.objectContaining({ id: 'steel-card', quantity: 1 }),
      ]),
    )
    expect(await screen.findAllByText('Item added to cart!')).toHaveLength(1)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await user.click(screen.getByRole('button', { name: 'Remove Steel card' }))
    expect(storedCart()).toEqual([expect.objectContaining({ id: 'oak-card' })])
    expect(screen.queryByText(/is not in your cart yet/)).not.toBeInTheDocument()
  })

  const engravable = buildProduct({
    details: {
      surface: {
        finish: 'printed',
        color: '#ffffff',
        width: 68,
        height: 12,
        pictures: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      },
    },
  })

  test('adds the product with the name on it, which a form without scripts sends', async () => {
    mockProduct(HttpResponse.json(engravable))
    const { router, container } = openPage(`${AT}&name=+مريم&line=R%26D`, { cart: [] })
    await waitFor(() =>
      expect(storedCart()).toEqual([
        expect.objectContaining({
          engraving: expect.objectContaining({ name: 'مريم', line: 'R&D' }) as object,
        }),
      ]),
    )
    await waitFor(() => expect(router.state.location.search).toBe(''))
    const row = screen.getByRole('row', { name: /Steel card/ })
    expect(row).toHaveTextContent('With your text: مريم · R&D')
    await waitFor(() =>
      expect(container.querySelector('text[direction=rtl]')).toHaveTextContent('مريم'),
    )
  })

  test('adds nothing with a text that the product does not take, and says so', async () => {
    mockProduct(HttpResponse.json(engravable))
    openPage(`${AT}&name=😀`, { cart: [] })
    expect(await screen.findByText(/^Steel card was not added: the text for it/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the product' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument()
    expect(storedCart()).toEqual([])
  })

  test('adds no product without the name that it is sold with, and leads to where it is typed', async () => {
    const surface = { ...engravable.details?.surface, required: true }
    mockProduct(HttpResponse.json({ ...engravable, details: { surface } }))
    openPage(`${AT}&name=&line=`, { cart: [] })
    expect(await screen.findByText(/^Steel card is sold only with a name on it/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose your name' })).toHaveAttribute(
      'href',
      '/product-detail/steel-card#your-name',
    )
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument()
    expect(storedCart()).toEqual([])
  })

  test('keeps the line of a product that is in the cart', async () => {
    const { router } = openPage(AT, { cart: [{ ...buildCartItem(), quantity: 7 }] })
    await screen.findByRole('table')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(storedCart()).toEqual([expect.objectContaining({ id: 'steel-card', quantity: 7 })])
    expect(screen.queryByText(/cart yet|already added/)).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'Steel card is not in your cart yet.', 'Back to the product'],
    ['ar', 'بطاقة فولاذية: هذا المنتج ليس في سلتك بعد.', 'العودة إلى المنتج'],
  ] as const)('names in %s a product that a full cart does not take', async (lang, text, back) => {
    mockProduct()
    const cart = Array.from({ length: 200 }, (_, id) => buildCartItem({ id: `p${id}` }))
    openPage(AT, { lang, cart })
    expect((await screen.findByText(text)).closest('[role=status]')).toBeVisible()
    expect(screen.getByRole('link', { name: back })).toHaveAttribute(
      'href',
      '/product-detail/steel-card',
    )
  })

  test('adds a product that could not be loaded on request', async () => {
    mockProduct(HttpResponse.json({}, { status: 503 }))
    const { user } = openPage(AT, { cart: [] })
    expect(await screen.findByText(UNNAMED)).toBeVisible()
    mockProduct()
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() =>
      expect(storedCart()).toEqual([expect.objectContaining({ id: 'steel-card' })]),
    )
    expect(screen.queryByText(UNNAMED)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('renders nothing for a product that does not exist', async () => {
    mockProduct(HttpResponse.json({ message: 'No.' }, { status: 404 }))
    openPage(AT, { cart: [] })
    await screen.findByText('Your cart is empty')
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/is not in your cart yet/)).not.toBeInTheDocument()
  })
})
