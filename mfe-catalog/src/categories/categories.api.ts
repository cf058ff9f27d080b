import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).categoryListSchema

/** All categories. They change rarely, and several pages need them. */
export const categoriesQuery = queryOptions({
  queryKey: ['mfe-catalog', 'categories'],
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (await request(mainApi, loadSchema, { url, signal })).results
  },
  staleTime: 5 * 60_000,
})
