import { PRODUCT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'

import { productsQuery } from '../../products/products.api.ts'

/** The same page as the category's, which a shopper often comes from and goes back to. */
export const relatedQuery = (categoryId: string) =>
  productsQuery(categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE })
