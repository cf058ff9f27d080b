import type { Product } from '@shop/contracts/wire/catalog.ts'
import { mainApi, queryClient, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).productSchema

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-catalog', 'product', id],
    // A product that the server did not find is shown as that at once; the loader asks again.
    retryOnMount: false,
    queryFn: ({ signal }) =>
      request(mainApi, loadSchema, { url: `/products/${encodeURIComponent(id)}`, signal }),
  })
}

/** Shows the data of a list on the product's page at once; stale, so that the page refetches it. */
export function seedProduct(product: Product): void {
  const { queryKey } = productQuery(product._id)
  if (!queryClient.getQueryData(queryKey)) {
    queryClient.setQueryData(queryKey, product, { updatedAt: 0 })
  }
}
