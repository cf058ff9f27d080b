import { queryClient } from '@shop/kernel'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { load } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { mockProducts, urls } from '../../testing/mock-api.ts'
import { mockIntersection } from '../../testing/mock-intersection.ts'
import { LazyMoreProducts } from './LazyMoreProducts.tsx'

const AT = '/product-detail/card-2'

function mockProduct(changes = {}) {
  server.use(
    http.get(urls.product, ({ params }) => {
      const id = String(params.id)
      return HttpResponse.json(
        buildProduct({ _id: id, title: { en: `Product ${id}` }, ...changes }),
      )
    }),
  )
}

const titles = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

afterEach(() => void jest.restoreAllMocks())

describe('MoreProducts', () => {
  test('loads nothing before it comes near', async () => {
    const queries = mockProducts(6)
    mockProduct({ categoryId: 'cards' })
    const move = mockIntersection()
    renderRoutes(routes, { at: AT })
    await screen.findByRole('heading', { level: 1, name: 'Product card-2' })
    expect(queries).toEqual([])
    move(true)
    await screen.findByRole('list', { name: 'You may also like' })
    await waitFor(() => expect(queries).toEqual(['page=1&limit=100']))
  })

  test('renders the products that follow in the category, without itself', async () => {
    mockProducts(6)
    mockProduct({ categoryId: 'cards' })
    const move = mockIntersection()
    renderRoutes(routes, { at: AT })
    await screen.findByRole('heading', { level: 1 })
    move(true)
    await screen.findByRole('list', { name: 'You may also like' })
    await waitFor(() =>
      expect(titles('You may also like')).toEqual(['Card 3', 'Card 4', 'Card 5', 'Card 6']),
    )
  })

  test('renders recently viewed products without itself, and a link to all', async () => {
    localStorage.setItem('recentlyViewed', JSON.stringify(['card-2', 'a', 'b', 'c', 'd', 'e']))
    mockProduct()
    const move = mockIntersection()
    renderRoutes(routes, { at: AT })
    await screen.findByRole('heading', { level: 1 })
    move(true)
    await screen.findByRole('list', { name: 'Recently viewed' })
    await waitFor(() =>
      expect(titles('Recently viewed')).toEqual([
        'Product a',
        'Product b',
        'Product c',
        'Product d',
      ]),
    )
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/recently-viewed-product',
    )
    expect(screen.queryByRole('list', { name: 'You may also like' })).not.toBeInTheDocument()
  })

  test('leaves the products of the server until it has its own', async () => {
    const answer = deferred()
    mockProducts(3)
    server.use(http.get(urls.products, () => answer.promise.then(() => undefined)))
    const move = mockIntersection()
    setUpBrowser()
    await load()
    const product = buildProduct({ _id: 'card-2', categoryId: 'cards' })
    await hydrateUi(<LazyMoreProducts product={product} />, () => {
      // What the server renders in its place.
      const part = document.body.lastElementChild?.querySelector('div > div > div')
      part?.append(Object.assign(document.createElement('a'), { href: '/shop', text: 'Of server' }))
    })
    const link = screen.getByRole('link', { name: 'Of server' })
    move(true)
    await waitFor(() =>
      expect(queryClient.getQueryData(['component', 'mfe-catalog/MoreProducts'])).toBeDefined(),
    )
    expect(link).toBeVisible()
    answer.resolve()
    await waitFor(() => expect(titles('You may also like')).toEqual(['Card 3', 'Card 1']))
    expect(link).not.toBeInTheDocument()
  })

  test('leaves out lists that are empty or cannot be loaded', async () => {
    server.use(http.get(urls.products, () => HttpResponse.json({ message: 'No' }, { status: 400 })))
    mockProduct({ categoryId: 'cards' })
    const move = mockIntersection()
    renderRoutes(routes, { at: AT })
    await screen.findByRole('heading', { level: 1 })
    move(true)
    await screen.findByRole('list', { name: 'You may also like' })
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'You may also like' })).toBeNull(),
    )
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).toBeNull()
  })
})
