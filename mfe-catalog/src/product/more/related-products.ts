import type { Product } from '@shop/contracts/catalog.ts'

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
  return products.toSorted((a, b) => isViewed(a) - isViewed(b)).slice(0, MAX_MORE_PRODUCTS)
}
