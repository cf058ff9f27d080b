/** Query parameter: the order's number, that of a sample without its `#`. */
export const ORDER_PARAM = 'order'

/** Query parameter: the page of the member's orders. */
export const PAGE_PARAM = 'page'

/** The page of a list that the address names, from 1. */
export function parsePage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM) ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
