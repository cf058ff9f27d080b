import { productPageSchema } from '@shop/contracts/wire/catalog.ts'

import { API_BASE } from '../../app.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { get } from '../../testing/requests.ts'
import { getMessage } from '../../testing/responses.ts'
import { type TestShop, withShop } from '../../testing/test-shop.ts'

const search = async (shop: TestShop, query: Record<string, string>) =>
  productPageSchema.parse((await get(shop, `/search?${new URLSearchParams(query)}`)).json())

describe('GET /search', () => {
  const shop = withShop(openSqliteFile)

  test('returns whole products by words of either language', async () => {
    const english = await search(shop(), { q: 'wood card' })
    expect(english.results).toEqual([
      expect.objectContaining({ _id: 'wood-card', price: 9.99, currency: 'OMR' }),
    ])
    const arabic = await search(shop(), { q: 'منتج wood', lang: 'ar' })
    expect(arabic.results).toEqual(english.results)
  })

  test('returns a page of the results, sorted as asked for', async () => {
    const { results, paginate } = await search(shop(), {
      q: 'the',
      sort: 'price-asc',
      page: '2',
      limit: '2',
    })
    expect(results.map((product) => product._id)).toEqual(['steel-card'])
    expect(paginate).toEqual({ currentPage: 2, totalPage: 2, totalCount: 3, currentLimit: 2 })
    const beyond = await search(shop(), { q: 'the', page: '9' })
    expect(beyond).toMatchObject({ results: [], paginate: { totalCount: 3, currentLimit: 48 } })
    const capped = await search(shop(), { q: 'the', limit: '5000' })
    expect(capped.paginate.currentLimit).toBe(1000)
  })

  test('returns an empty page when nothing matches', async () => {
    expect(await search(shop(), { q: 'xyzzyq' })).toMatchObject({
      results: [],
      paginate: { totalPage: 1, totalCount: 0 },
    })
  })

  test.each([
    ['', 'Please check q'],
    ['q=', 'Please check q'],
    ['q=%20%E2%80%8F%20', 'Please check q'],
    [`q=${'x'.repeat(101)}`, 'Please check q'],
    ['q=card&sort=colour', 'Please check sort'],
    ['q=card&lang=fr', 'Please check lang'],
    ['q=card&page=0', 'Please check page'],
    ['q=card&limit=-1', 'Please check limit'],
  ])('rejects the query "%s"', async (query, message) => {
    const response = await get(shop(), `/search?${query}`)
    expect(response.statusCode).toBe(400)
    expect(getMessage(response)).toContain(message)
  })
})

describe('GET /search with rate limits', () => {
  const limited = withShop(openSqliteFile, { rateLimits: true })

  test('limits the rate of each client', async () => {
    const statuses = []
    for (let count = 0; count <= 300; count += 1) {
      statuses.push((await limited().app.inject(`${API_BASE}/search?q=card`)).statusCode)
    }
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true)
    expect(statuses[300]).toBe(429)
  })

  test('is described in the OpenAPI document', async () => {
    const { paths } = (await limited().app.inject('/openapi.json')).json<{
      paths: Record<string, { get: { parameters: { name: string }[] } }>
    }>()
    const parameters = paths[`${API_BASE}/search`]?.get.parameters.map(({ name }) => name)
    expect(parameters?.sort()).toEqual(['lang', 'limit', 'page', 'q', 'sort'])
  })
})
