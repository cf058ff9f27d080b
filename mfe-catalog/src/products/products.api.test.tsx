import { queryClient } from '@shop/kernel'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse } from 'msw'

import { mockProducts, urls } from '../testing/mock-api.ts'
import { productsQuery } from './products.api.ts'

beforeEach(() => setUpBrowser())

describe('productsQuery', () => {
  test('sends the requested page and size', async () => {
    const queries = mockProducts(500)
    const page = await queryClient.fetchQuery(productsQuery('cards', { page: 2, limit: 250 }))
    expect(queries).toEqual(['page=2&limit=250'])
    expect(page.paginate).toEqual({
      currentPage: 2,
      totalPage: 2,
      totalCount: 500,
      currentLimit: 250,
    })
    expect(page.results[0]?._id).toBe('card-251')
  })

  test('has a key per category, page and size', () => {
    const keys = [
      productsQuery('cards', { page: 1, limit: 100 }),
      productsQuery('cards', { page: 2, limit: 100 }),
      productsQuery('cards', { page: 1, limit: 10 }),
      productsQuery('fobs', { page: 1, limit: 100 }),
    ].map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(4)
  })

  test('encodes the id in the URL', async () => {
    const ids: unknown[] = []
    server.use(
      http.get(urls.products, ({ params }) => {
        ids.push(params.id)
        return HttpResponse.json({ results: [] })
      }),
    )
    await queryClient.fetchQuery(productsQuery('../users?a', { page: 1, limit: 100 }))
    expect(ids).toEqual(['../users?a'])
  })
})
