import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockCategories, urls } from '../testing/mock-api.ts'
import { toStructuredData } from './product-structured-data.ts'

const surface = {
  ...{ finish: 'engraved' as const, color: '#000000', width: 60, height: 20 },
  pictures: [],
}

describe('the stock on the product page', () => {
  async function open(left: number | undefined, changes: object = {}) {
    mockCategories(buildCategory())
    const stock = left === undefined ? {} : { stock: { left } }
    const product = { ...buildProduct(changes), ...stock }
    server.use(http.get(urls.product, () => HttpResponse.json(product)))
    renderRoutes(routes, { at: '/product-detail/steel-card' })
    await screen.findByRole('heading', { level: 1, name: 'Steel card' })
  }

  test('is told', async () => {
    await open(2)
    expect(screen.getByText('Only 2 left')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  })

  test('is not told where the backend counts no pieces', async () => {
    await open(undefined)
    expect(screen.queryByText(/In stock|left|Sold out/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  })

  test.each([
    ['a product', {}],
    ['a product that takes a name', { details: { surface } }],
  ])('%s that is sold out cannot be bought', async (_, changes) => {
    await open(0, changes)
    expect(screen.getAllByText('Sold out')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: 'Shop Now' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Shop Now' })).toBeDisabled()
  })
})

test('a card says what is left of a product', async () => {
  mockCategories(buildCategory())
  const results = [
    { ...buildProduct({ _id: 'few' }), stock: { left: 1 } },
    { ...buildProduct({ _id: 'none', title: { en: 'Oak card' } }), stock: { left: 0 } },
  ]
  const paginate = { currentPage: 1, totalPage: 1, totalCount: 2, currentLimit: 100 }
  server.use(http.get(urls.products, () => HttpResponse.json({ results, paginate })))
  renderRoutes(routes, { at: '/shop-products/metal-cards' })
  const [few, none] = await screen
    .findAllByRole('listitem', { name: '' })
    .then((items) => items.filter((item) => within(item).queryByRole('heading') !== null))
  if (!few || !none) throw new Error('There are no cards.')
  expect(within(few).getByText('Only 1 left')).toBeVisible()
  expect(within(none).getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test.each([
  [undefined, 'InStock'],
  [{ left: null }, 'InStock'],
  [{ left: 1 }, 'InStock'],
  [{ left: 0 }, 'OutOfStock'],
])('structured data of %p is %s', (stock, availability) => {
  const { offers } = toStructuredData({ ...buildProduct(), stock }, 'en', String)
  expect(offers.availability).toBe(`https://schema.org/${availability}`)
})
