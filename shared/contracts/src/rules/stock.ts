/** Shoppers are told the number of pieces from this one down. */
export const LOW_STOCK = 3

/** What shoppers are told of a product's stock. */
export type Availability = { kind: 'inStock' | 'soldOut' } | { kind: 'low'; left: number }

/**
 * Tells whether a product can be had.
 * @param stock as the backend says it: pieces, or null for always; undefined when it counts none
 * @param quantity pieces that are wanted
 * @returns undefined when it is not known
 */
export function getAvailability(
  stock: { left: number | null } | undefined,
  quantity = 1,
): Availability | undefined {
  if (!stock) return undefined
  const { left } = stock
  if (left === 0) return { kind: 'soldOut' }
  return left !== null && (left <= LOW_STOCK || left < quantity)
    ? { kind: 'low', left }
    : { kind: 'inStock' }
}
