import type { Trx } from '../../platform/db/schema.ts'

/** Deletes orders with what belongs to them in other tables. */
export async function deleteOrders(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const sessions = trx
    .selectFrom('payments')
    .select('sessionId')
    .where('orderId', 'in', ids)
    .where('sessionId', 'is not', null)
  await trx.deleteFrom('testSessions').where('id', 'in', sessions).execute()
  for (const table of ['payments', 'orderAttempts', 'stockReservations', 'orderNotes'] as const) {
    await trx.deleteFrom(table).where('orderId', 'in', ids).execute()
  }
  await trx.deleteFrom('orders').where('id', 'in', ids).execute()
}
