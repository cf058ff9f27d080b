import { PRODUCT_PAGE_SIZE } from '@shop/contracts/catalog.ts'

export interface PageRequest {
  page: number
  /** Products per page. */
  limit: number
}

function count(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The page an address asks for; what is missing or senseless is the first page and the usual size. */
export function pageRequest(search: URLSearchParams): PageRequest {
  return {
    page: count(search.get('page')) ?? 1,
    limit: count(search.get('limit')) ?? PRODUCT_PAGE_SIZE,
  }
}

/** The same address for another page: its other parameters stay. */
export function pageAddress(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  next.set('page', String(page))
  return `?${next}`
}
