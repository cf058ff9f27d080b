import type { Product } from '@shop/contracts/wire/catalog.ts'
import { queryOptions } from '@tanstack/react-query'

import { categoriesQuery } from '../categories/categories.api.ts'
import { productsQuery } from '../products/products.api.ts'

/** Two rows of a large screen. */
export const SALE_PRODUCTS = 8

/** The first products of the shop's first category; the page is complete without them. */
export const saleProductsQuery = queryOptions({
  queryKey: ['mfe-catalog', 'sale'],
  queryFn: async ({ client }): Promise<Product[]> => {
    const [first] = await client.ensureQueryData(categoriesQuery)
    if (!first) return []
    const page = productsQuery(first._id, { page: 1, limit: SALE_PRODUCTS })
    const { results } = await client.ensureQueryData({ ...page, meta: { optional: true } })
    // Another backend may send more.
    return results.slice(0, SALE_PRODUCTS)
  },
  meta: { optional: true },
  // The requests are retried already.
  retry: false,
})
