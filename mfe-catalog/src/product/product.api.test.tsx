import { queryClient } from '@shop/kernel'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse } from 'msw'

import { productQuery, seedProduct } from './product.api.ts'

const query = productQuery('steel-card')
const cached = () => queryClient.getQueryData(query.queryKey)

beforeEach(() => setUpBrowser())

function mockProduct(product = buildProduct()) {
  let requests = 0
  server.use(
    http.get(mainUrl('/products/steel-card'), () => {
      requests++
      return HttpResponse.json(product)
    }),
  )
  return () => requests
}

describe('seedProduct', () => {
  test('provides the data of a list as stale', async () => {
    const countRequests = mockProduct(buildProduct({ price: 22 }))
    seedProduct(buildProduct())
    expect(cached()).toMatchObject({ price: 21 })
    await queryClient.fetchQuery(query)
    expect(countRequests()).toBe(1)
    expect(cached()).toMatchObject({ price: 22 })
  })

  test('does not replace fetched data', async () => {
    const countRequests = mockProduct(buildProduct({ price: 22 }))
    await queryClient.fetchQuery(query)
    seedProduct(buildProduct())
    expect(cached()).toMatchObject({ price: 22 })
    await queryClient.fetchQuery(query)
    expect(countRequests()).toBe(1)
  })
})

describe('productQuery', () => {
  test('encodes the id in the URL', async () => {
    server.use(
      http.get(mainUrl('/products/:id'), ({ params }) =>
        HttpResponse.json({ ...buildProduct(), _id: params.id }),
      ),
    )
    await expect(queryClient.fetchQuery(productQuery('../users'))).resolves.toMatchObject({
      _id: '../users',
    })
  })

  test('ignores unknown fields', async () => {
    server.use(
      http.get(mainUrl('/products/steel-card'), () =>
        HttpResponse.json({ ...buildProduct(), stock: 3, seller: { name: 'x' } }),
      ),
    )
    await expect(queryClient.fetchQuery(query)).resolves.toMatchObject({ _id: 'steel-card' })
  })
})
