import { productSchema, type Product } from '@shop/contracts/catalog.ts'
import { request, mainApi, queryClient } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

import { requireId } from '../missing/missing.ts'

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) =>
      request(mainApi, productSchema, { url: `/products/${requireId(id)}`, signal }),
  })
}

/** Lets a product's page open with what a list already knows; it counts as old, so the page asks again. */
export function seedProduct(product: Product): void {
  const { queryKey } = productQuery(product._id)
  if (!queryClient.getQueryData(queryKey)) {
    queryClient.setQueryData(queryKey, product, { updatedAt: 0 })
  }
}
