import { PRODUCT_PAGE_SIZE, type ProductPage } from '@shop/contracts/catalog.ts'
import type { Paginate } from '@shop/contracts/paging.ts'

/**
 * A category is shown as one list of places ("slots"). With a pager it holds one page; without one it runs
 * from the page that was asked for to the end of the category, whichever pages have been fetched so far.
 */

/** Only large pages are paged; smaller ones follow each other in one list. */
export function hasPager({ currentLimit }: Paginate): boolean {
  return currentLimit > PRODUCT_PAGE_SIZE
}

export function slotCount({ results, paginate }: ProductPage): number {
  if (hasPager(paginate)) return results.length
  const { totalCount, currentPage, currentLimit } = paginate
  // A server that counts wrongly must not hide what it sent.
  return Math.max(results.length, totalCount - (currentPage - 1) * currentLimit)
}

/** The page that holds a slot, and the slot's place in it. */
export function placeOf(slot: number, { currentPage, currentLimit }: Paginate) {
  return { page: currentPage + Math.floor(slot / currentLimit), index: slot % currentLimit }
}

/** Numbers of the pages that hold slots `first` to `last`. */
export function pagesBetween(first: number, last: number, paginate: Paginate): number[] {
  if (hasPager(paginate)) return [paginate.currentPage]
  const from = placeOf(first, paginate).page
  const to = placeOf(last, paginate).page
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
