import { PRODUCT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { queryOptions } from '@tanstack/react-query'

import { productsQuery } from '../../products/products.api.ts'
import { productQuery } from '../product.api.ts'
import { pickFollowing } from './related-products.ts'

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
