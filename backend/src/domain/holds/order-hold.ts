import type { ExpressionBuilder } from 'kysely'

import type { Schema } from '../../platform/db/schema.ts'

/**
 * Whether an order has a payment session that has not ended. For as long it holds what it was promised, pieces and the use of a
 * code alike: no other time says when it can no longer be paid.
 */
export const hasOpenPayment = (e: ExpressionBuilder<Schema, 'orders'>) =>
  e.exists(
    e
      .selectFrom('payments')
      .select('payments.id')
      .whereRef('payments.orderId', '=', 'orders.id')
      .where('payments.status', '=', 'unpaid'),
  )

/** How long a confirmed order can be paid at its prices. */
const ORDER_OPEN_MINUTES = 30

/** ISO 8601 time; orders confirmed earlier have to be confirmed again. */
export function oldestOpenConfirmation(now: Date): string {
  return new Date(now.getTime() - ORDER_OPEN_MINUTES * 60_000).toISOString()
}
