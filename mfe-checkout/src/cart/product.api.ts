import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).productSchema

export function productQuery(id: string) {
  return queryOptions({
    // The key is this remote's own: other remotes may store other shapes under theirs.
    queryKey: ['mfe-checkout', 'product', id],
    queryFn: async ({ signal }) =>
      request(mainApi, loadSchema, {
        url: `/products/${encodeURIComponent(id)}`,
        signal,
      }),
  })
}
