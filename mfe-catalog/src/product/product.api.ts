import { type Product, productSchema } from '@shop/contracts/catalog.ts'
import { mainApi, queryClient, request } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) =>
      request(mainApi, productSchema, { url: `/products/${encodeURIComponent(id)}`, signal }),
  })
}

/** Shows the data of a list on the product's page at once; stale, so that the page refetches it. */
export function seedProduct(product: Product): void {
  const { queryKey } = productQuery(product._id)
  if (!queryClient.getQueryData(queryKey)) {
    queryClient.setQueryData(queryKey, product, { updatedAt: 0 })
  }
}
