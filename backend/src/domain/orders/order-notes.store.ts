import type { OrderNote } from '@shop/contracts/wire/office-orders.ts'

import type { Db, Trx } from '../../platform/db/schema.ts'

/** Notes something about an order, once for each id. @returns whether it is new */
export async function addOrderNote(
  trx: Trx,
  { id, text }: OrderNote,
  { orderId, userId, now }: { orderId: string; userId: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('orderNotes')
    .values({ id, orderId, userId, text, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What people of the office have noted about an order, with their e-mail addresses, where they are still known. */
export const listOrderNotes = (db: Db | Trx, orderId: string) =>
  db
    .selectFrom('orderNotes')
    .leftJoin('users', 'users.id', 'orderNotes.userId')
    .selectAll('orderNotes')
    .select('users.email')
    .where('orderId', '=', orderId)
    .execute()
