import { PRODUCT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { queryClient } from '@shop/kernel/http'

import { productsQuery } from './products.api.ts'

/** Prefetches data and code of a category's page, on hover or focus of its card. */
export function prefetchProductsPage(categoryId: string): void {
  void queryClient.prefetchQuery(productsQuery(categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE }))
  // The navigation retries a failed import and shows the error.
  import(/* webpackChunkName: "page.products" */ './ProductsPage.tsx').catch(() => undefined)
}
