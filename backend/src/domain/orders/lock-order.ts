import type { Row, Trx } from '../../platform/db/schema.ts'
import { requireRecord } from '../../platform/errors/http-error.ts'

/** Locks an order until the transaction ends, by a no-op update, which both databases have. @throws HttpError 404 */
export async function lockOrder(trx: Trx, id: string): Promise<Row<'orders'>> {
  const order = await trx
    .updateTable('orders')
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return requireRecord(order)
}
