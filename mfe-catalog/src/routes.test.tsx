import { aProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import paths from './paths.json'
import { routes } from './routes.tsx'

beforeEach(() => {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [] }),
    ),
  )
})

test('every path that the remote owns has a route, and every route is owned', () => {
  const routed = routes.flatMap(({ children = [] }) => children.map(({ path }) => path))
  expect(routed.sort()).toEqual(Object.values(paths).sort())
})

test.each(['/shop-item-detail', '/shop-grid', '/product-detail-one/a%20b'])(
  'the template link %s leads to the shop',
  async (at) => {
    const { router } = renderRoutes(routes, { at })
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop'))
    await screen.findByRole('heading', { level: 1, name: 'Shop' })
  },
)

test('a template link to a product that exists leads to it', async () => {
  server.use(http.get(mainUrl('/products/steel-card'), () => HttpResponse.json(aProduct())))
  const { router } = renderRoutes(routes, { at: '/product-detail-one/steel-card' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Steel card' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/product-detail/steel-card')
})

test('a template link to a sample leads to the shop', async () => {
  server.use(http.get(mainUrl('/products/3'), () => HttpResponse.json({}, { status: 404 })))
  const { router } = renderRoutes(routes, { at: '/product-detail-one/3' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop'))
})

test('a template link while the server fails leads to where that is explained', async () => {
  server.use(http.get(mainUrl('/products/3'), () => HttpResponse.json({}, { status: 500 })))
  const { router } = renderRoutes(routes, { at: '/product-detail-one/3' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(router.state.location.pathname).toBe('/product-detail/3')
})

test('a product that was opened from a list is there at once and asked for again', async () => {
  const product = aProduct()
  let asked = 0
  server.use(
    http.get(mainUrl('/products/public/adminSide-products/cards'), () =>
      HttpResponse.json({
        results: [product],
        paginate: { currentPage: 1, totalPage: 1, totalCount: 1, currentLimit: 100 },
      }),
    ),
    http.get(mainUrl('/products/steel-card'), () => {
      asked++
      return new Promise(() => undefined)
    }),
  )
  const { user } = renderRoutes(routes, { at: '/shop-products/cards' })
  await user.click(await screen.findByRole('link', { name: 'Steel card' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Steel card' })).toBeVisible()
  expect(asked).toBe(1)
})
