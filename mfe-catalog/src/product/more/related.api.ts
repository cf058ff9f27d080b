import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { queryOptions } from '@tanstack/react-query'

import { productsQuery } from '../../products/products.api.ts'
import { productQuery } from '../product.api.ts'

/**
 * Products of the same category, of which the page shows some; none for a product without a category.
 * @param id the product's in the address
 */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['mfe-catalog', 'related', id],
    queryFn: async ({ client }) => {
      const { _id, categoryId } = await client.ensureQueryData(productQuery(id))
      if (!categoryId) return []
      const { results } = await client.ensureQueryData({
        // The same page as the category's, which a shopper often comes from and goes back to.
        ...productsQuery(categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE }),
        // The server sends only those that are picked.
        meta: { optional: true, htmlOnly: true },
      })
      return pickFollowing(results, _id)
    },
    meta: { optional: true },
    // The requests are retried already.
    retry: false,
  })

/** Cards in one row of a large screen. */
export const MAX_MORE_PRODUCTS = 4

/** As many again may have been viewed already. */
const MAX_FOLLOWING = 2 * MAX_MORE_PRODUCTS

/** Those that follow a product in a list, which begins again at its end, so that each product leads on to others. */
export function pickFollowing(products: readonly Product[], id: string): Product[] {
  const index = products.findIndex(({ _id }) => _id === id)
  return [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))].slice(
    0,
    MAX_FOLLOWING,
  )
}

/** The first ones, but those that were viewed already last. */
export function pickUnviewed(
  products: readonly Product[],
  viewedIds: readonly string[],
): Product[] {
  const isViewed = ({ _id }: Product) => Number(viewedIds.includes(_id))
  return [...products].sort((a, b) => isViewed(a) - isViewed(b)).slice(0, MAX_MORE_PRODUCTS)
}
