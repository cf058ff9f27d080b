import { parseJson, toJson } from '../../platform/db/json.ts'
import type { Pieces } from '../../platform/db/office.schema.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { returnToStock } from '../stock/stock.store.ts'

type Order = Pick<Row<'orders'>, 'id' | 'lines' | 'shortages' | 'restocked'>

/** How many pieces of a product a list has. */
export const countPieces = (pieces: readonly Pieces[], productId: string): number =>
  pieces.reduce((sum, { id, quantity }) => (id === productId ? sum + quantity : sum), 0)

/** The pieces, of some that an order is of, that were taken from the stock for it and are not there again. */
function listRestockable(
  { lines, shortages, restocked }: Omit<Order, 'id'>,
  pieces: readonly Pieces[],
): Pieces[] {
  const missing = shortages === null ? [] : parseJson(shortages)
  const returned = restocked === null ? [] : parseJson(restocked)
  return parseJson(lines).flatMap(({ id, quantity }) => {
    const lacked = missing.find(({ productId }) => productId === id)?.missing ?? 0
    const taken = quantity - lacked - countPieces(returned, id)
    const left = Math.min(taken, countPieces(pieces, id))
    return left > 0 ? [{ id, quantity: left }] : []
  })
}

/**
 * Puts pieces of an order back in stock, all of them by default, each once however often it is asked for. The caller must have
 * locked the order.
 */
export async function restockOrder(
  trx: Trx,
  order: Order,
  pieces: readonly Pieces[] = parseJson(order.lines),
): Promise<void> {
  const returned = listRestockable(order, pieces)
  if (returned.length === 0) return
  await returnToStock(trx, returned)
  const before = order.restocked === null ? [] : parseJson(order.restocked)
  await trx
    .updateTable('orders')
    .set({ restocked: toJson([...before, ...returned]) })
    .where('id', '=', order.id)
    .execute()
}
