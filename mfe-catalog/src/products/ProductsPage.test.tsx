import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.tsx'
import { mockCategories, mockProducts, urls } from '../testing/mock-api.ts'

const open = (search = '?title=Metal%20cards', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at: `/shop-products/metal-cards${search}`, lang })

const respond = (body: JsonBodyType, status: number) =>
  server.use(http.get(urls.products, () => HttpResponse.json(body, { status })))

beforeEach(() => mockCategories(buildCategory()))

describe('ProductsPage', () => {
  test('renders the products of a category with prices and links', async () => {
    const queries = mockProducts(3)
    open()

    const list = await screen.findByRole('list', { name: 'Products' })
    expect(queries).toEqual(['page=1&limit=100'])
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(within(list).getByRole('link', { name: 'Card 2' })).toHaveAttribute(
      'href',
      '/product-detail/card-2',
    )
    expect(within(list).getAllByText(/21\.00/)).toHaveLength(3)
    expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
    expect(screen.getByText('Showing 1-1 of 3 items')).toBeVisible()
    // Under the heading, besides the breadcrumb.
    expect(screen.getAllByText('Metal cards')).toHaveLength(2)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  test('renders the category’s title in the breadcrumb, whatever the URL says', async () => {
    mockProducts(1)
    open('?title=Something%20else', 'ar')
    const trail = await screen.findByRole('navigation', { name: 'مسار التصفح' })
    expect(await within(trail).findByText('بطاقات معدنية')).toHaveAttribute('aria-current', 'page')
    expect(within(trail).getByRole('link', { name: 'المتجر' })).toHaveAttribute('href', '/shop')
  })

  test('renders the title in the URL for an unknown category', async () => {
    mockProducts(1)
    renderRoutes(routes, { at: '/shop-products/other?title=Winter%20sale' })
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByText('Winter sale')).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Winter sale · Wasla')
  })

  test('adds a product to the cart once, and links to the cart', async () => {
    mockProducts(2)
    const { user } = open()
    const list = await screen.findByRole('list', { name: 'Products' })
    const [first] = within(list).getAllByRole('listitem')
    const inFirst = within(first as HTMLElement)
    expect(inFirst.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/shop-cart?product=card-1',
    )

    await user.click(inFirst.getByRole('button', { name: 'Add to Cart' }))
    await screen.findByText('Item added to cart!')
    expect(inFirst.getByText('In your cart')).toBeVisible()
    expect(within(list).getAllByText('In your cart')).toHaveLength(1)

    await user.click(inFirst.getByRole('button', { name: 'Add to Cart' }))
    await screen.findByText('Product already added to cart, please choose another one!')
    const stored = JSON.parse(localStorage.getItem('addToCart') ?? '[]') as unknown[]
    expect(stored).toEqual([expect.objectContaining({ id: 'card-1', quantity: 1, price: 21 })])
  })

  test('renders Arabic plurals on an Arabic page', async () => {
    mockProducts(3)
    open('', 'ar')
    expect(await screen.findByText(/3 منتجات$/)).toBeVisible()
  })

  test('renders an empty state for a category without products', async () => {
    mockProducts(0)
    open()
    expect(await screen.findByText('Nothing here yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders a not-found page for status 404', async () => {
    respond({ message: 'There is no such category.' }, 404)
    open()
    expect(
      await screen.findByText('We could not find this category', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    respond({ message: 'Under repair.' }, 503)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Under repair.')
    mockProducts(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
  })

  test('renders an error without a connection', async () => {
    server.use(http.get(urls.products, () => HttpResponse.error()))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
  })

  test('renders an error for an invalid response', async () => {
    respond({ results: [{ ...buildProduct(), price: null }] }, 200)
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('answer that we could not read')
    expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
  })
})
