import { queryClient } from '@shop/kernel'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { mockProducts } from '../testing/mock-api.ts'
import { allProductsQuery, isWholeCategory } from './all-products.api.ts'

beforeEach(() => setUpBrowser())

const loadIds = async () =>
  (await queryClient.fetchQuery(allProductsQuery('cards'))).map(({ _id }) => _id)

describe('allProductsQuery', () => {
  test('returns the products of every page in their order', async () => {
    const queries = mockProducts(3500)
    const ids = await loadIds()
    expect(ids).toEqual(Array.from({ length: 3500 }, (_, index) => `card-${index + 1}`))
    expect(queries).toHaveLength(4)
  })

  test('follows the page size of the server', async () => {
    const queries = mockProducts(450, 100)
    expect(await loadIds()).toHaveLength(450)
    expect(queries).toHaveLength(5)
  })
})

describe('isWholeCategory', () => {
  test('is true for a first page without others', () => {
    expect(isWholeCategory(buildPage([buildProduct()]))).toBe(true)
    expect(isWholeCategory(buildPage([buildProduct()], { totalCount: 2 }))).toBe(false)
    expect(isWholeCategory(buildPage([], { currentPage: 2, totalCount: 1 }))).toBe(false)
  })
})
