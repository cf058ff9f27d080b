import type { Product } from '@shop/contracts/catalog.ts'

import { seedProduct } from './product.api.ts'

/** Gets a product's page ready while the shopper is still aiming at its card: data at once, code on its way. */
export function prepareProduct(product: Product): void {
  seedProduct(product)
  // Only a head start: the navigation itself fetches the code again and explains a failure.
  import('./ProductPage.tsx').catch(() => undefined)
}
