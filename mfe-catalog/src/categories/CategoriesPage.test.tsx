import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { serveCategory } from '../products/products.fixture.ts'
import { routes } from '../routes.tsx'

const address = mainUrl('/categories/all-category/admin-side')
const plain = buildCategory({ _id: 'plain', title: { en: 'Cards & more' } })

const answer = (body: JsonBodyType, status = 200) =>
  server.use(http.get(address, () => HttpResponse.json(body, { status })))

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/shop', lang })

test('every category leads to its products, with the English title in the address', async () => {
  answer({ results: [buildCategory(), plain] })
  open()

  expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Metal cards' })).toHaveAttribute(
    'href',
    '/shop-products/metal-cards?title=Metal%20cards',
  )
  expect(screen.getByRole('link', { name: 'Cards & more' })).toHaveAttribute(
    'href',
    '/shop-products/plain?title=Cards%20%26%20more',
  )
  cards.forEach((card) =>
    expect(within(card).getByText('Click to explore products in this category.')).toBeVisible(),
  )
  expect(document.title).toBe('Shop · Wasla')
})

test('in Arabic, a title without Arabic stays English and is marked as such', async () => {
  answer({ results: [buildCategory(), plain] })
  open('ar')

  expect(await screen.findByRole('link', { name: 'بطاقات معدنية' })).toHaveAttribute(
    'href',
    '/shop-products/metal-cards?title=Metal%20cards',
  )
  expect(screen.getByText('Cards & more')).toHaveAttribute('lang', 'en')
  expect(screen.getAllByText('انقر لاستكشاف منتجات هذه الفئة.')).toHaveLength(2)
})

test('the pictures seen first are fetched first, the others when they are needed', async () => {
  answer({ results: Array.from({ length: 6 }, (_, index) => buildCategory({ _id: `c${index}` })) })
  const { container } = open()
  await screen.findAllByRole('listitem')
  const loading = [...container.querySelectorAll('img')].map((image) =>
    image.getAttribute('loading'),
  )
  expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy'])
})

test('while the categories load, the page says so', async () => {
  server.use(http.get(address, () => new Promise(() => undefined)))
  open()
  expect(await screen.findByText('Loading')).toBeInTheDocument()
})

test('a shop without categories says so', async () => {
  answer({ results: [] })
  open()
  expect(await screen.findByText('No categories yet')).toBeVisible()
})

test('a failure shows the server’s own words, and trying again mends it', async () => {
  answer({ message: 'The shelves are closed.' }, 500)
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shelves are closed.')

  answer({ results: [buildCategory()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
})

test('without a connection the page says that', async () => {
  server.use(http.get(address, () => HttpResponse.error()))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
})

test('an answer of another shape is an error that a person can read', async () => {
  answer({ results: [{ _id: 'metal-cards', title: 'Metal cards' }] })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('answer that we could not read')
  expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
})

test('aiming at a category fetches its products ahead', async () => {
  const asked = serveCategory(3)
  answer({ results: [buildCategory()] })
  const { user } = open()
  await user.hover(await screen.findByRole('link', { name: 'Metal cards' }))
  await waitFor(() => expect(asked).toEqual(['page=1&limit=100']))
  await user.click(screen.getByRole('link', { name: 'Metal cards' }))
  expect(await screen.findByText('Showing 1-1 of 3 items')).toBeVisible()
  expect(asked).toHaveLength(1)
})
