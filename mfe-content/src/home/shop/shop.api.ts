import { BEST_SELLERS_SIZE } from '@shop/contracts/page-sizes.ts'
import { getConfig } from '@shop/kernel/config'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchemas = () => import('@shop/contracts/catalog.ts')

const STALE_AFTER_MS = 5 * 60_000

/** The page is complete without these data. */
const meta = { optional: true }

export const hasBestSellers = () => getConfig().bestSellersUrl !== undefined

export const categoriesQuery = queryOptions({
  queryKey: ['mfe-content', 'categories'],
  meta,
  queryFn: async ({ signal }) => {
    const url = '/categories/all-category/admin-side'
    return (
      await request(mainApi, async () => (await loadSchemas()).categoryListSchema, { url, signal })
    ).results
  },
  staleTime: STALE_AFTER_MS,
})

export const bestSellersQuery = queryOptions({
  queryKey: ['mfe-content', 'bestSellers'],
  meta,
  queryFn: async ({ signal }) => {
    const url = getConfig().bestSellersUrl ?? ''
    const params = { limit: BEST_SELLERS_SIZE }
    const { results } = await request(
      mainApi,
      async () => (await loadSchemas()).productPageSchema,
      { url, params, signal },
    )
    // Another backend may send more.
    return results.slice(0, BEST_SELLERS_SIZE)
  },
  staleTime: STALE_AFTER_MS,
})
