import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchemas = () => import('@shop/contracts/wire/catalog.ts')

/** Enough to choose from when some are in the cart already. */
const PAGE_SIZE = 12

// The keys are this remote's own: other remotes may store other shapes under theirs.
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'product', id],
    queryFn: async ({ signal }) =>
      request(mainApi, async () => (await loadSchemas()).productSchema, {
        url: `/products/${encodeURIComponent(id)}`,
        signal,
      }),
  })
}

/** The first products of a category. */
export function categoryProductsQuery(categoryId: string) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'category', categoryId],
    queryFn: async ({ signal }) =>
      request(mainApi, async () => (await loadSchemas()).productPageSchema, {
        url: `/products/public/adminSide-products/${encodeURIComponent(categoryId)}`,
        params: { page: 1, limit: PAGE_SIZE },
        signal,
      }),
  })
}
