import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/wire/catalog.ts')).categoryListSchema

/** The shop's categories. The suggestions do without them where they cannot be loaded. */
export const categoriesQuery = queryOptions({
  queryKey: ['search', 'categories'],
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (await request(mainApi, loadSchema, { url, signal })).results
  },
  retry: false,
})
