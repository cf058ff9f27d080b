const PAGE = 'page'
const RECEIVER = 'message'

/** The requested page, from 1; 1 when the parameter is absent or invalid. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get(PAGE) ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The query of a page's URL; empty for the first, so that every page has one URL. */
export function toPageSearch(page: number): string {
  return page === 1 ? '' : `?${PAGE}=${page}`
}

/** Id of the agent whose message dialog is open, or null. */
export function parseReceiver(search: URLSearchParams): string | null {
  return search.get(RECEIVER)
}

/** A copy of the query with the message dialog of an agent open, or closed (`null`). */
export function withReceiver(search: URLSearchParams, receiverId: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (receiverId === null) next.delete(RECEIVER)
  else next.set(RECEIVER, receiverId)
  return next
}
