import type { Location } from 'react-router-dom'

/**
 * What a scroll position is remembered under. The first page of every document has the same key, so that a page
 * opened by its address would take over the position of the one before; it goes by its address instead.
 */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}
