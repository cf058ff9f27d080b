const PARAMETER = 'page'

/** The page that an address asks for; 1 when it asks for none or for nonsense. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get(PARAMETER) ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The query part of a page's address: none for the first, so that every page has one address. */
export function searchOf(page: number): string {
  return page === 1 ? '' : `?${PARAMETER}=${page}`
}
