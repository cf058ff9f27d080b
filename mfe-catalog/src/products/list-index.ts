import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import type { ProductPage } from '@shop/contracts/wire/catalog.ts'
import type { Paginate } from '@shop/contracts/wire/paging.ts'

/**
 * Indexes of the product list. A paginated list contains one page; any other runs from the requested page to
 * the end of the category, loaded or not.
 */

/** Pages larger than the default are paginated; smaller ones are joined to one list. */
export function isPaginated({ currentLimit }: Paginate): boolean {
  return currentLimit > PRODUCT_PAGE_SIZE
}

/** Products in the list, loaded or not. */
export function getItemCount({ results, paginate }: ProductPage): number {
  const { totalCount, totalPage, currentPage, currentLimit } = paginate
  if (isPaginated(paginate) || currentPage >= totalPage) return results.length
  // Show every product that was sent, even if the server miscounts.
  return Math.max(results.length, totalCount - (currentPage - 1) * currentLimit)
}

/** The page of an item of the list, and the item's index on that page. */
export function locateItem(itemIndex: number, { currentPage, currentLimit }: Paginate) {
  return {
    page: currentPage + Math.floor(itemIndex / currentLimit),
    index: itemIndex % currentLimit,
  }
}

/** The pages of the items `first` to `last`. */
export function getPagesOfRange(first: number, last: number, paginate: Paginate): number[] {
  if (isPaginated(paginate)) return [paginate.currentPage]
  const from = locateItem(first, paginate).page
  const to = locateItem(last, paginate).page
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
