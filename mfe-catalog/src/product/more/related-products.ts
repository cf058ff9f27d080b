import type { Product } from '@shop/contracts/catalog.ts'

/** Cards in one row of a large screen. */
export const MAX_MORE_PRODUCTS = 4

/**
 * Products of the same category: those that follow it in the list, so that each product leads on to others,
 * and those that were viewed already last.
 */
export function pickRelated(
  products: readonly Product[],
  id: string,
  viewedIds: readonly string[],
): Product[] {
  const index = products.findIndex(({ _id }) => _id === id)
  const others = [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))]
  const isViewed = ({ _id }: Product) => Number(viewedIds.includes(_id))
  return others.sort((a, b) => isViewed(a) - isViewed(b)).slice(0, MAX_MORE_PRODUCTS)
}
