import type { Pieces } from '../../platform/db/office.schema.ts'

/** A line of an order, as far as the stock is concerned. */
export type StockLine = Pieces

/**
 * Describes to the shopper that there is not enough of a product.
 * @param name of the product
 * @param left pieces that can be had, 0 or more
 */
function describeShortage(name: string, left: number): string {
  return left === 0
    ? `${name} is sold out. Please remove it from your cart.`
    : `${name}: only ${left} left. Please lower the quantity.`
}

/**
 * Lists the messages for the shopper about lines that are more than there is.
 * @param available pieces that can be had, by product; products that are not counted are left out
 */
export function findShortages(
  lines: readonly (StockLine & { name: string })[],
  available: ReadonlyMap<string, number>,
): string[] {
  return lines.flatMap(({ id, name, quantity }) => {
    const left = available.get(id)
    return left !== undefined && left < quantity ? [describeShortage(name, left)] : []
  })
}
