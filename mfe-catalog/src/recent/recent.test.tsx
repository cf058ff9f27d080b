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
const open = (at = '/recently-viewed-product') => renderRoutes(routes, { at })

function mockProductPages(status: (id: string) => number = () => 200) {
  server.use(
    http.get(urls.product, ({ params }) => {
      const id = String(params.id)
      const product = buildProduct({ _id: id, title: { en: `Product ${id}` } })
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
})
