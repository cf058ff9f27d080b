import type { Location } from 'react-router-dom'

/**
 * The key that a location's scroll position is stored under. The first location of every document has the key
 * `default`; it is stored by its address, so that documents do not restore each other's position.
 */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}
