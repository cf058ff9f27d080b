import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.tsx'
import { serveCategory } from './products.fixture.ts'

const open = (search = '?title=Metal%20cards', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at: `/shop-products/metal-cards${search}`, lang })

const refuse = (body: JsonBodyType, status: number) =>
  server.use(
    http.get(mainUrl('/products/public/adminSide-products/:id'), () =>
      HttpResponse.json(body, { status }),
    ),
  )

beforeEach(() => {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
  )
})

test('a category lists its products with their prices and the way to each', async () => {
  const asked = serveCategory(3)
  open()

  const list = await screen.findByRole('list', { name: 'Products' })
  expect(asked).toEqual(['page=1&limit=100'])
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getByRole('link', { name: 'Card 2' })).toHaveAttribute(
    'href',
    '/product-detail/card-2',
  )
  expect(within(list).getAllByText(/21\.00/)).toHaveLength(3)
  expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  expect(screen.getByText('Showing 1-1 of 3 items')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test('the breadcrumb names the category in the shopper’s language, whatever the address says', async () => {
  serveCategory(1)
  open('?title=Something%20else', 'ar')
  const trail = await screen.findByRole('navigation', { name: 'مسار التصفح' })
  expect(await within(trail).findByText('بطاقات معدنية')).toHaveAttribute('aria-current', 'page')
  expect(within(trail).getByRole('link', { name: 'المتجر' })).toHaveAttribute('href', '/shop')
})

test('the address names a category that the list of categories does not', async () => {
  serveCategory(1)
  renderRoutes(routes, { at: '/shop-products/other?title=Winter%20sale' })
  expect(await screen.findByText('Winter sale')).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('Winter sale · Wasla')
})

test('Shop Now leads to the cart, Add to Cart puts one in and refuses a second', async () => {
  serveCategory(2)
  const { user } = open()
  const list = await screen.findByRole('list', { name: 'Products' })
  const [first] = within(list).getAllByRole('listitem')
  const inFirst = within(first as HTMLElement)
  expect(inFirst.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop-cart')

  await user.click(inFirst.getByRole('button', { name: 'Add to Cart' }))
  await screen.findByText('Item added to cart!')
  expect(inFirst.getByText('In your cart')).toBeVisible()
  expect(within(list).getAllByText('In your cart')).toHaveLength(1)

  await user.click(inFirst.getByRole('button', { name: 'Add to Cart' }))
  await screen.findByText('Product already added to cart, please choose another one!')
  const stored = JSON.parse(localStorage.getItem('addToCart') ?? '[]') as unknown[]
  expect(stored).toEqual([expect.objectContaining({ id: 'card-1', quantity: 1, price: 21 })])
})

test('in Arabic the counts are in Arabic plurals', async () => {
  serveCategory(3)
  open('', 'ar')
  expect(await screen.findByText(/عناصر$/)).toBeVisible()
})

test('a category without products leads back to the others', async () => {
  serveCategory(0)
  open()
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
})

test('a category that does not exist says so and leads to the shop', async () => {
  refuse({ message: 'There is no such category.' }, 404)
  open()
  expect(
    await screen.findByText('We could not find this category', { selector: 'p' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
})

test('a failure shows the server’s own words, and trying again mends it', async () => {
  refuse({ message: 'Under repair.' }, 503)
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Under repair.')
  serveCategory(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
})

test('without a connection the page says that', async () => {
  server.use(
    http.get(mainUrl('/products/public/adminSide-products/:id'), () => HttpResponse.error()),
  )
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
})

test('an answer of another shape is an error that a person can read', async () => {
  refuse({ results: [buildProduct()] }, 200)
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('answer that we could not read')
  expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
})
