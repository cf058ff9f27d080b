import { queryClient } from '@shop/kernel'
import { setUpBrowser } from '@shop/testing/render.tsx'

import { ImpossibleIdError } from '../missing/missing.ts'
import { productPageQuery } from './product-page.api.ts'
import { serveCategory } from './products.fixture.ts'

beforeEach(() => setUpBrowser())

test('page and size are sent as they are asked for', async () => {
  const asked = serveCategory(500)
  const page = await queryClient.fetchQuery(productPageQuery('cards', { page: 2, limit: 250 }))
  expect(asked).toEqual(['page=2&limit=250'])
  expect(page.paginate).toEqual({
    currentPage: 2,
    totalPage: 2,
    totalCount: 500,
    currentLimit: 250,
  })
  expect(page.results[0]?._id).toBe('card-251')
})

test('pages, sizes and categories are kept apart', () => {
  const keys = [
    productPageQuery('cards', { page: 1, limit: 100 }),
    productPageQuery('cards', { page: 2, limit: 100 }),
    productPageQuery('cards', { page: 1, limit: 10 }),
    productPageQuery('fobs', { page: 1, limit: 100 }),
  ].map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(4)
})

test('an id that no category can have is refused before the network', async () => {
  const query = productPageQuery('../users', { page: 1, limit: 100 })
  await expect(queryClient.fetchQuery(query)).rejects.toThrow(ImpossibleIdError)
})
