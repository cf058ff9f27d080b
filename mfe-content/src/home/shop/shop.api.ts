import {
  BEST_SELLERS_SIZE,
  categoryListSchema,
  productPageSchema,
} from '@shop/contracts/catalog.ts'
import { getConfig, mainApi, request } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

const STALE_AFTER_MS = 5 * 60_000

export const categoriesQuery = queryOptions({
  queryKey: ['home', 'categories'],
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (await request(mainApi, categoryListSchema, { url, signal })).results
  },
  staleTime: STALE_AFTER_MS,
})

export const bestSellersQuery = queryOptions({
  queryKey: ['home', 'bestSellers'],
  queryFn: async ({ signal }) => {
    const url = getConfig().bestSellersUrl ?? ''
    const params = { limit: BEST_SELLERS_SIZE }
    const { results } = await request(mainApi, productPageSchema, { url, params, signal })
    // Another backend may send more.
    return results.slice(0, BEST_SELLERS_SIZE)
  },
  staleTime: STALE_AFTER_MS,
})
