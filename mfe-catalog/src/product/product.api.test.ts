import { queryClient } from '@shop/kernel'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { ImpossibleIdError } from '../missing/missing.ts'
import { productQuery, seedProduct } from './product.api.ts'

const query = productQuery('steel-card')
const known = () => queryClient.getQueryData(query.queryKey)

beforeEach(() => setUpBrowser())

function serve(product = buildProduct()) {
  let asked = 0
  server.use(
    http.get(mainUrl('/products/steel-card'), () => {
      asked++
      return HttpResponse.json(product)
    }),
  )
  return () => asked
}

test('what a list knows of a product is there at once, and counts as old', async () => {
  const asked = serve(buildProduct({ price: 22 }))
  seedProduct(buildProduct())
  expect(known()).toMatchObject({ price: 21 })
  await queryClient.fetchQuery(query)
  expect(asked()).toBe(1)
  expect(known()).toMatchObject({ price: 22 })
})

test('a list does not replace what the product’s own page has fetched', async () => {
  const asked = serve(buildProduct({ price: 22 }))
  await queryClient.fetchQuery(query)
  seedProduct(buildProduct())
  expect(known()).toMatchObject({ price: 22 })
  await queryClient.fetchQuery(query)
  expect(asked()).toBe(1)
})

test('an id that no product can have is refused before the network', async () => {
  await expect(queryClient.fetchQuery(productQuery('../users'))).rejects.toThrow(ImpossibleIdError)
})

test('fields that we do not know are no obstacle', async () => {
  server.use(
    http.get(mainUrl('/products/steel-card'), () =>
      HttpResponse.json({ ...buildProduct(), stock: 3, seller: { name: 'x' } }),
    ),
  )
  await expect(queryClient.fetchQuery(query)).resolves.toMatchObject({ _id: 'steel-card' })
})
