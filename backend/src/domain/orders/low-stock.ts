import type { Config } from '../../platform/config/config.ts'
import { parseJson } from '../../platform/db/json.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { findSetting } from '../settings/shop-settings.store.ts'
import { listAvailable } from '../stock/stock.store.ts'
import { countPieces } from './restock.ts'

/**
 * Finds the products in the shop of which an order has left few pieces available. The caller must hold the locks of the order's
 * products.
 * @param order with its present status: the pieces of a paid one were taken from the stock
 * @returns the ids of those that were many before, or were filled up since an earlier order had left few
 */
export async function claimLowStock(
  trx: Trx,
  config: Config,
  order: Pick<Row<'orders'>, 'lines' | 'status'>,
): Promise<string[]> {
  const lines = parseJson(order.lines)
  const { lowStock: most } = await findSetting(trx, config, 'stock')
  const ids = lines.map(({ id }) => id)
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'stock', 'lowStock'])
    .where('hidden', '=', 0)
    .where('stock', 'is not', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const available = await listAvailable(trx, rows)
  const fallen: string[] = []
  for (const { id, stock, lowStock } of rows) {
    const [left, pieces] = [available.get(id) ?? 0, countPieces(lines, id)]
    const isLow = left <= most
    const wasOnHand = (stock ?? 0) + (order.status === 'paid' ? pieces : 0)
    const wasFilled = lowStock !== null && wasOnHand > lowStock && left + pieces > most
    if (isLow && (lowStock === null || wasFilled)) fallen.push(id)
    const change = { lowStock: isLow ? stock : null }
    if (change.lowStock === lowStock) continue
    await trx.updateTable('products').set(change).where('id', '=', id).execute()
  }
  return fallen
}
