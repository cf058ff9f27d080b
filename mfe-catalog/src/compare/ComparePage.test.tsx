import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { serveCategory } from '../products/products.fixture.ts'
import { routes } from '../routes.tsx'

const NONE = 'No products were added to the compare page.'
const KEY = 'compareProducts'

const keep = (...ids: string[]) => localStorage.setItem(KEY, JSON.stringify(ids))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
const open = (at = '/compare-product', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at, lang })

/** Answers with "Product ID"; some are gone, some fail. */
function serveProducts({ gone = '', failing = '' } = {}) {
  server.use(
    http.get(mainUrl('/products/:id'), ({ params }) => {
      const id = String(params.id)
      if (id === gone) return HttpResponse.json({}, { status: 404 })
      if (id === failing) return HttpResponse.json({}, { status: 500 })
      const product = buildProduct({ _id: id, title: { en: `Product ${id}` }, price: id.length })
      return HttpResponse.json(product)
    }),
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [] }),
    ),
  )
}

test('with nothing to compare the page says so, and leads to the shop', async () => {
  open()
  expect(await screen.findByText(NONE)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop-grid')
  expect(screen.queryByRole('table')).toBeNull()
})

test('products stand side by side with price, description and a way to the cart', async () => {
  keep('a', 'bb')
  serveProducts()
  const { user } = open()
  const link = await screen.findByRole('link', { name: 'Product bb' })
  expect(link).toHaveAttribute('href', '/product-detail/bb')
  const [prices, descriptions] = screen.getAllByRole('row').slice(1)
  await waitFor(() =>
    expect(prices?.textContent?.replaceAll(/\s/g, ' ')).toBe('PriceOMR 1.00OMR 2.00'),
  )
  expect(descriptions).toHaveTextContent('A card of brushed steel.')
  await user.click(screen.getAllByRole('button', { name: 'Add to Cart' })[1] as HTMLElement)
  expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
  expect(localStorage.getItem('addToCart')).toContain('Product bb')
})

test('one is taken out, focus goes to its neighbour, and after the last one to the heading', async () => {
  keep('a', 'b')
  serveProducts()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Product a' }))
  expect(kept()).toEqual(['b'])
  expect(screen.getByRole('button', { name: 'Remove Product b' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Remove Product b' }))
  expect(screen.getByText(NONE)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the list is cleared at once, and that is said', async () => {
  keep('a', 'b')
  serveProducts()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Clear list' }))
  expect(screen.getByText(NONE)).toBeVisible()
  expect(await screen.findByText('The list is empty now')).toBeInTheDocument()
  expect(kept()).toEqual([])
})

test('a product that is gone says so in its column, and can be taken out', async () => {
  keep('a', 'gone')
  serveProducts({ gone: 'gone' })
  const { user } = open()
  expect(await screen.findByText('This product is no longer available.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Product a' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove this product' }))
  expect(kept()).toEqual(['a'])
})

test('a product that fails can be asked for again, alone', async () => {
  keep('a', 'b')
  serveProducts({ failing: 'b' })
  const { user } = open()
  expect(await screen.findByText('This product could not be loaded.')).toBeVisible()
  serveProducts()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Product b' })).toBeVisible()
})

test('what another tab compares is compared here', async () => {
  keep('a')
  serveProducts()
  open()
  await screen.findByRole('link', { name: 'Product a' })
  keep('a', 'b')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(await screen.findByRole('link', { name: 'Product b' })).toBeVisible()
})

test('nonsense in the storage is an empty page', async () => {
  localStorage.setItem(KEY, '[{"id":"a"},null,"a b"')
  open()
  expect(await screen.findByText(NONE)).toBeVisible()
})

test('a product is chosen on its card, up to four, and the page leads to the comparison', async () => {
  serveProducts()
  serveCategory(5)
  const { user } = open('/shop-products/cards')
  for (const number of [1, 2, 3, 4]) {
    await user.click(await screen.findByRole('button', { name: `Compare Card ${number}` }))
  }
  expect(await screen.findByText('Added to the comparison (4 of 4)')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Compare Card 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Compare Card 5' }))
  expect(await screen.findByText(/compare up to 4 products/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Compare Card 5' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await user.click(screen.getByRole('button', { name: 'Compare Card 2' }))
  expect(kept()).toEqual(['card-1', 'card-3', 'card-4'])
  expect(screen.getByRole('link', { name: 'See the comparison (3)' })).toHaveAttribute(
    'href',
    '/compare-product',
  )
})

test('a product is chosen on its page', async () => {
  serveProducts()
  const { user } = open('/product-detail/a')
  await user.click(await screen.findByRole('button', { name: 'Compare' }))
  expect(kept()).toEqual(['a'])
  await user.click(screen.getByRole('link', { name: 'See the comparison (1)' }))
  const table = within(await screen.findByRole('region', { name: /Comparison/ }))
  expect(table.getByRole('link', { name: 'Product a' })).toBeVisible()
})

test('in Arabic all of it is Arabic', async () => {
  keep('a')
  server.use(
    http.get(mainUrl('/products/:id'), () => HttpResponse.json(buildProduct({ _id: 'a' }))),
  )
  open('/compare-product', 'ar')
  expect(await screen.findByRole('heading', { level: 1, name: 'مقارنة المنتجات' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'بطاقة فولاذية' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'إزالة بطاقة فولاذية' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'السعر' })).toBeVisible()
})
