import type { Product } from '@shop/contracts/wire/catalog.ts'

/** Cards in one row of a large screen. */
export const MAX_SUGGESTIONS = 4

/** The stored ids of viewed products; whatever is no list of ids is an empty one. */
export function parseViewedIds(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '')
  return [...new Set(ids)]
}

/** The first products that are not excluded. */
export function pickSuggestions(
  products: readonly Product[],
  excludedIds: readonly string[],
): Product[] {
  return products.filter(({ _id }) => !excludedIds.includes(_id)).slice(0, MAX_SUGGESTIONS)
}
