import { PRODUCT_PARAMETER, sitePaths } from '@shop/contracts/site-paths.ts'

/** The cart's address for a shopper who comes from a product, so that the cart can say when it lacks it. */
export function shopNowPath(productId: string): string {
  return `${sitePaths.cart}?${PRODUCT_PARAMETER}=${encodeURIComponent(productId)}`
}
