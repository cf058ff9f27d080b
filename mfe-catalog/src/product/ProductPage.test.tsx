import { expectConsole } from '@shop/testing/console.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.tsx'

const address = mainUrl('/products/:id')
const answer = (body: JsonBodyType, status = 200) =>
  server.use(http.get(address, () => HttpResponse.json(body, { status })))

const open = (lang: 'en' | 'ar' = 'en', cart?: unknown) =>
  renderRoutes(routes, { at: '/product-detail/steel-card', lang, cart })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a product shows its title, price and description below the way back to the shop', async () => {
  answer(buildProduct())
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

test('the page is described to search engines by what the product is', async () => {
  answer(buildProduct())
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

test('in Arabic the product is in Arabic', async () => {
  answer(buildProduct())
  open('ar')
  expect(await heading('بطاقة فولاذية')).toBeVisible()
  expect(screen.getByText('بطاقة من الفولاذ المصقول.')).toBeVisible()
})

test('what has no Arabic is shown in English and marked so', async () => {
  answer(buildProduct({ title: { en: 'Oak card' }, description: { en: 'A card of oak.' } }))
  open('ar')
  expect(await heading('Oak card')).toBeVisible()
  expect(screen.getByText('A card of oak.')).toHaveAttribute('lang', 'en')
})

test('adding to the cart says so, a second time is refused, and the cart is one link away', async () => {
  answer(buildProduct())
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

test('a product that the cart holds from earlier is marked, and Shop Now leads to the cart', async () => {
  answer(buildProduct())
  open('en', [{ id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 4 }])
  expect(await screen.findByText('In your cart')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop-cart')
})

test('while the product loads, the page says so', async () => {
  server.use(http.get(address, () => new Promise(() => undefined)))
  open()
  expect(await screen.findByText('Loading')).toBeInTheDocument()
})

test('a product that does not exist says so and leads to the shop', async () => {
  answer({ message: 'There is no such product.' }, 404)
  open()
  expect(await screen.findByText('We could not find this product', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
})

test('an address that no product can have is answered without asking the server', async () => {
  renderRoutes(routes, { at: '/product-detail/a%20b' })
  expect(await screen.findByText('We could not find this product', { selector: 'p' })).toBeVisible()
})

test('a failure shows the server’s own words, and trying again mends it', async () => {
  answer({ message: 'Under repair.' }, 500)
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Under repair.')
  answer(buildProduct())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Steel card')).toBeVisible()
})

test('without a connection the page says that', async () => {
  server.use(http.get(address, () => HttpResponse.error()))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
})

test('an answer of another shape is an error that a person can read', async () => {
  answer({ _id: 'steel-card', price: 'a lot' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('answer that we could not read')
  expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
})
