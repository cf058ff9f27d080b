import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockProducts, urls } from '../testing/mock-api.ts'
import { mockIntersection } from '../testing/mock-intersection.ts'
import { pickFollowing, pickUnviewed } from './siblings.api.ts'

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

/** Opens the page, and brings the lists near. */
async function open() {
  const move = mockIntersection()
  renderRoutes(routes, { at: AT })
  await screen.findByRole('heading', { level: 1 })
  move(true)
}

describe('MoreProducts', () => {
  test('loads related products with the page, and viewed ones when it comes near', async () => {
    localStorage.setItem('recentlyViewed', JSON.stringify(['card-2', 'a']))
    const queries = mockProducts(6)
    mockProduct({ categoryId: 'cards' })
    const move = mockIntersection()
    renderRoutes(routes, { at: AT })
    await screen.findByRole('heading', { level: 1, name: 'Product card-2' })
    await screen.findByRole('list', { name: 'You may also like' })
    await waitFor(() => expect(queries).toEqual(['page=1&limit=100']))
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument()
    move(true)
    await waitFor(() => expect(titles('Recently viewed')).toEqual(['Product a']))
  })

  test('renders the products that follow in the category, without itself', async () => {
    mockProducts(6)
    mockProduct({ categoryId: 'cards' })
    await open()
    await screen.findByRole('list', { name: 'You may also like' })
    await waitFor(() =>
      expect(titles('You may also like')).toEqual(['Card 3', 'Card 4', 'Card 5', 'Card 6']),
    )
  })

  test('renders recently viewed products without itself, and a link to all', async () => {
    localStorage.setItem('recentlyViewed', JSON.stringify(['card-2', 'a', 'b', 'c', 'd', 'e']))
    mockProduct()
    await open()
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

  test('leaves out lists that are empty or cannot be loaded', async () => {
    server.use(http.get(urls.products, () => HttpResponse.json({ message: 'No' }, { status: 400 })))
    mockProduct({ categoryId: 'cards' })
    await open()
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'You may also like' })).toBeNull(),
    )
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).toBeNull()
  })
})

const list = (ids: string) => [...ids].map((id) => buildProduct({ _id: id }))
const idsOf = (products: { _id: string }[]) => products.map(({ _id }) => _id).join('')

describe('pickFollowing', () => {
  test.each([
    ['those that follow', 'abcdef', 'a', 'bcdef'],
    ['those from the start after the last', 'abcdef', 'e', 'fabcd'],
    ['eight at most', 'abcdefghijkl', 'b', 'cdefghij'],
    ['nothing but the product’s neighbours', 'ab', 'a', 'b'],
    ['nothing for the only product', 'a', 'a', ''],
    ['the first ones for a product that the list does not contain', 'abcdef', 'z', 'abcdef'],
  ])('returns %s', (_, products, id, following) => {
    expect(idsOf(pickFollowing(list(products), id))).toBe(following)
  })
})

describe('pickUnviewed', () => {
  test('returns the first four', () => {
    expect(idsOf(pickUnviewed(list('bcdef'), []))).toBe('bcde')
  })

  test('returns viewed products last', () => {
    expect(idsOf(pickUnviewed(list('bcdef'), ['b', 'c']))).toBe('defb')
  })
})
