import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { mockCategories, urls } from '../testing/mock-api.ts'

describe('Swatches', () => {
  const family = (id: string, title: string, price: number, name = 'cards') =>
    buildProduct({ _id: id, title: { en: title }, price, details: { family: name } })

  function open() {
    mockCategories(buildCategory())
    const product = buildProduct({ categoryId: 'cards', details: { family: 'cards' } })
    server.use(http.get(urls.product, () => HttpResponse.json(product)))
    return renderRoutes(routes, { at: '/product-detail/steel-card' })
  }

  test('link to the products of the family, the current one marked', async () => {
    const results = [
      family('steel-card', 'Steel card', 21),
      family('oak-card', 'Oak card', 9.9),
      family('fob', 'Fob', 3, 'fobs'),
    ]
    server.use(
      http.get(urls.products, () => HttpResponse.json({ results, paginate: { totalPage: 1 } })),
    )
    open()
    const swatches = await screen.findByRole('region', { name: /^Finish:/ })
    await waitFor(() => expect(within(swatches).getAllByRole('link')).toHaveLength(2))
    const [steel, oak] = within(swatches).getAllByRole('link')
    expect(steel).toHaveAttribute('aria-current', 'page')
    expect(oak).toHaveAttribute('href', '/product-detail/oak-card')
    expect(oak).toHaveAccessibleName('Oak card 9.90')
    expect(oak).not.toHaveAttribute('aria-current')
  })

  test('are absent for a product that is alone', async () => {
    const results = [family('steel-card', 'Steel card', 21)]
    server.use(
      http.get(urls.products, () => HttpResponse.json({ results, paginate: { totalPage: 1 } })),
    )
    open()
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Finish:/ })).toBeNull())
  })
})
