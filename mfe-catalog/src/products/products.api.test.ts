import { queryClient } from '@shop/kernel'
import { setUpBrowser } from '@shop/testing/render.tsx'

import { InvalidIdError } from '../not-found/not-found.ts'
import { mockProducts } from '../testing/mock-api.ts'
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

  test('rejects an invalid id without a request', async () => {
    const query = productsQuery('../users', { page: 1, limit: 100 })
    await expect(queryClient.fetchQuery(query)).rejects.toThrow(InvalidIdError)
  })
})
