import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.tsx'

const NONE = 'No products were added to the compare page.'
const KEY = 'recentlyViewed'

const keep = (...ids: string[]) => localStorage.setItem(KEY, JSON.stringify(ids))
const open = (at = '/recently-viewed-product', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at, lang })

function serve(status: (id: string) => number = () => 200) {
  server.use(
    http.get(mainUrl('/products/:id'), ({ params }) => {
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

test('before anything was viewed the page says so, and leads to the shop', async () => {
  open()
  expect(await screen.findByText(NONE)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop-grid')
})

test('products appear here once their pages were opened, the latest first', async () => {
  serve()
  const { router } = open('/product-detail/one')
  await screen.findByRole('heading', { level: 1, name: 'Product one' })
  await act(() => router.navigate('/product-detail/two'))
  await screen.findByRole('heading', { level: 1, name: 'Product two' })
  await act(() => router.navigate('/recently-viewed-product'))
  expect(await titles()).toEqual(['Product two', 'Product one'])
})

test('a page that could not be opened is not remembered', async () => {
  serve(() => 404)
  open('/product-detail/none')
  await screen.findByText('We could not find this product', { selector: 'p' })
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a product that is gone is left out; if all are, nothing was viewed', async () => {
  keep('a', 'gone')
  serve((id) => (id === 'gone' ? 404 : 200))
  const { unmount } = open()
  await waitFor(async () => expect(await titles()).toEqual(['Product a']))
  unmount()
  keep('gone')
  open()
  expect(await screen.findByText(NONE)).toBeVisible()
})

test('what fails can be asked for again', async () => {
  keep('a', 'b')
  serve((id) => (id === 'b' ? 500 : 200))
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Some products could not be loaded.')
  expect(await titles()).toEqual(['Product a'])
  serve()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await titles()).toEqual(['Product a', 'Product b']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the list is cleared, and focus goes to the heading', async () => {
  keep('a')
  serve()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Clear list' }))
  expect(screen.getByText(NONE)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('in Arabic all of it is Arabic', async () => {
  keep('a')
  serve()
  open('/recently-viewed-product', 'ar')
  expect(await screen.findByRole('heading', { level: 1, name: 'شوهد مؤخرًا' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'منتج a' })).toBeVisible()
})
