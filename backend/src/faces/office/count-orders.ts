import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'

import { hasOpenPayment } from '../../domain/holds/order-hold.ts'
import type { Schema, Trx } from '../../platform/db/schema.ts'

/** Counts the orders that a condition is true of: the paid ones, and those whose payment is open. */
export async function countOrders(
  trx: Trx,
  condition: (e: ExpressionBuilder<Schema, 'orders'>) => Expression<SqlBool>,
): Promise<{ orders: number; openOrders: number }> {
  const found = trx
    .selectFrom('orders')
    .select((e) => e.fn.countAll().as('count'))
    .where(condition)
  const paid = await found.where('status', '=', 'paid').executeTakeFirstOrThrow()
  const open = await found
    .where('status', '!=', 'paid')
    .where(hasOpenPayment)
    .executeTakeFirstOrThrow()
  return { orders: Number(paid.count), openOrders: Number(open.count) }
}
