import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockCategories, urls } from '../testing/mock-api.ts'

const EMPTY = 'No products were added to the compare page.'
const KEY = 'recentlyViewed'

const storeIds = (...ids: string[]) => localStorage.setItem(KEY, JSON.stringify(ids))
const open = (at = '/recently-viewed-product', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at, lang })

function mockProductPages(status: (id: string) => number = () => 200) {
  server.use(
    http.get(urls.product, ({ params }) => {
      const id = String(params.id)
      const product = buildProduct({ _id: id, title: { en: `Product ${id}`, ar: `منتج ${id}` } })
      return HttpResponse.json(product, { status: status(id) })
    }),
  )
}

const titles = async () => {
  const list = within(await screen.findByRole('list', { name: 'Recently Viewed' }))
  return list.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

beforeEach(() => mockCategories(buildCategory()))

describe('RecentPage', () => {
  test('renders an empty state with a link to the shop', async () => {
    open()
    expect(await screen.findByText(EMPTY)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute(
      'href',
      '/shop-grid',
    )
  })

  test('renders the viewed products, latest first', async () => {
    mockProductPages()
    const { router } = open('/product-detail/one')
    await screen.findByRole('heading', { level: 1, name: 'Product one' })
    await act(() => router.navigate('/product-detail/two'))
    await screen.findByRole('heading', { level: 1, name: 'Product two' })
    await act(() => router.navigate('/recently-viewed-product'))
    expect(await titles()).toEqual(['Product two', 'Product one'])
  })

  test('does not remember a product that does not exist', async () => {
    mockProductPages(() => 404)
    open('/product-detail/none')
    await screen.findByText('We could not find this product', { selector: 'p' })
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('omits products that do not exist any more', async () => {
    storeIds('a', 'deleted')
    mockProductPages((id) => (id === 'deleted' ? 404 : 200))
    const { unmount } = open()
    await waitFor(async () => expect(await titles()).toEqual(['Product a']))
    unmount()
    storeIds('deleted')
    open()
    expect(await screen.findByText(EMPTY)).toBeVisible()
  })

  test('retries products that failed to load', async () => {
    storeIds('a', 'b')
    mockProductPages((id) => (id === 'b' ? 500 : 200))
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Some products could not be loaded.')
    expect(await titles()).toEqual(['Product a'])
    mockProductPages()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await titles()).toEqual(['Product a', 'Product b']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('clears the list and focuses the heading', async () => {
    storeIds('a')
    mockProductPages()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Clear list' }))
    expect(screen.getByText(EMPTY)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual([])
  })

  test('renders Arabic on an Arabic page', async () => {
    storeIds('a')
    mockProductPages()
    open('/recently-viewed-product', 'ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'شاهدتها مؤخرًا' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'منتج a' })).toBeVisible()
  })
})
