import { lockUser } from '../../platform/db/lock.ts'
import type { Db } from '../../platform/db/schema.ts'
import { deleteOrders } from '../orders/delete-orders.ts'

/**
 * Deletes an order of which the shopper was told that it cannot be had, unless a card page of it was ever opened: nobody waits
 * for its payment, and it is none of the orders that were not paid.
 */
export async function withdrawOrder(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'open')
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.orderId', '=', 'orders.id')
              .where((payment) =>
                payment.or([
                  payment('payments.sessionId', 'is not', null),
                  payment('payments.status', '=', 'unpaid'),
                ]),
              ),
          ),
        ),
      )
      .executeTakeFirst()
    if (order) await deleteOrders(trx, [id])
  })
}
