import { PRODUCT_PAGE_SIZE } from '@shop/contracts/catalog.ts'
import { queryClient } from '@shop/kernel'

import { productPageQuery } from './product-page.api.ts'

/** Gets a category's page ready while the shopper is still aiming at its card. */
export function prepareProducts(categoryId: string): void {
  void queryClient.prefetchQuery(
    productPageQuery(categoryId, { page: 1, limit: PRODUCT_PAGE_SIZE }),
  )
  // Only a head start: the navigation itself fetches the code again and explains a failure.
  import('./ProductsPage.tsx').catch(() => undefined)
}
