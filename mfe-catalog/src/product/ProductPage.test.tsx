import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.tsx'
import { mockCategories, urls } from '../testing/mock-api.ts'

const respond = (body: JsonBodyType, status = 200) =>
  server.use(http.get(urls.product, () => HttpResponse.json(body, { status })))

const open = (lang: 'en' | 'ar' = 'en', cart?: unknown) =>
  renderRoutes(routes, { at: '/product-detail/steel-card', lang, cart })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => mockCategories(buildCategory()))

describe('ProductPage', () => {
  test('renders title, price, description and breadcrumb', async () => {
    respond(buildProduct())
    open()

    expect(await heading('Steel card')).toBeVisible()
    expect(screen.getByText(/21\.00/)).toBeVisible()
    expect(screen.getByText('A card of brushed steel.')).toBeVisible()
    expect(screen.getByText('5% tax is added in the cart', { exact: false })).toBeVisible()
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
    expect(within(trail).getByText('Steel card')).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Steel card · Wasla')
  })

  test('has structured data and Open Graph meta tags', async () => {
    respond(buildProduct())
    open()
    await heading('Steel card')
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const things = scripts.map(({ textContent }) => JSON.parse(textContent) as { '@type': string })
    expect(things.map((thing) => thing['@type']).sort()).toEqual(['BreadcrumbList', 'Product'])
    const content = (name: string) =>
      document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(content('og:image')).toBe('http://api.test/media/steel-card-640.webp')
    expect(content('og:description')).toBe('A card of brushed steel.')
  })

  test('renders Arabic on an Arabic page', async () => {
    respond(buildProduct())
    open('ar')
    expect(await heading('بطاقة فولاذية')).toBeVisible()
    expect(screen.getByText('بطاقة من الفولاذ المصقول.')).toBeVisible()
  })

  test('marks texts without Arabic as English on an Arabic page', async () => {
    respond(buildProduct({ title: { en: 'Oak card' }, description: { en: 'A card of oak.' } }))
    open('ar')
    expect(await heading('Oak card')).toBeVisible()
    expect(screen.getByText('A card of oak.')).toHaveAttribute('lang', 'en')
  })

  test('adds the product to the cart once, and links to the cart', async () => {
    respond(buildProduct())
    const { user } = open()
    const add = await screen.findByRole('button', { name: 'Add to Cart' })
    expect(screen.queryByText('In your cart')).not.toBeInTheDocument()

    await user.click(add)
    await screen.findByText('Item added to cart!')
    expect(screen.getByText('In your cart')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/shop-cart')
    const stored = JSON.parse(localStorage.getItem('addToCart') ?? '[]') as unknown[]
    expect(stored).toEqual([
      {
        id: 'steel-card',
        image: 'http://api.test/media/steel-card-640.webp?widths=320,640',
        title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
        description: { en: 'A card of brush', ar: 'بطاقة من الفولا' },
        price: 21,
        quantity: 1,
      },
    ])

    await user.click(add)
    await screen.findByText('Product already added to cart, please choose another one!')
    expect(JSON.parse(localStorage.getItem('addToCart') ?? '[]')).toEqual(stored)
  })

  test('renders that the product is in the cart already', async () => {
    respond(buildProduct())
    open('en', [{ id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 4 }])
    expect(await screen.findByText('In your cart')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/shop-cart?product=steel-card',
    )
  })

  test('renders a loading message', async () => {
    server.use(http.get(urls.product, () => new Promise(() => undefined)))
    open()
    expect(await screen.findByText('Loading')).toBeInTheDocument()
  })

  test('renders a not-found page for status 404', async () => {
    respond({ message: 'There is no such product.' }, 404)
    open()
    expect(
      await screen.findByText('We could not find this product', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders a not-found page for an id that no record has', async () => {
    respond({ message: 'There is no such product.' }, 404)
    renderRoutes(routes, { at: '/product-detail/a%20b' })
    expect(
      await screen.findByText('We could not find this product', { selector: 'p' }),
    ).toBeVisible()
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    respond({ message: 'Under repair.' }, 500)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Under repair.')
    respond(buildProduct())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Steel card')).toBeVisible()
  })

  test('renders an error without a connection', async () => {
    server.use(http.get(urls.product, () => HttpResponse.error()))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
  })

  test('renders an error for an invalid response', async () => {
    respond({ _id: 'steel-card', price: 'a lot' })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('answer that we could not read')
    expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
  })
})
