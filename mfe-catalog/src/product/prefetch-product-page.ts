import type { Product } from '@shop/contracts/catalog.ts'

import { seedProduct } from './product.api.ts'

/** Seeds the data and prefetches the code of a product's page, on hover or focus of its card. */
export function prefetchProductPage(product: Product): void {
  seedProduct(product)
  // The navigation retries a failed import and shows the error.
  import(/* webpackChunkName: "page.product" */ './ProductPage.tsx').catch(() => undefined)
}
