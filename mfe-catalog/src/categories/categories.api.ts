import { categoryListSchema } from '@shop/contracts/catalog.ts'
import { mainApi, request } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

/** All categories. They change rarely, and several pages need them. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (await request(mainApi, categoryListSchema, { url, signal })).results
  },
  staleTime: 5 * 60_000,
})
