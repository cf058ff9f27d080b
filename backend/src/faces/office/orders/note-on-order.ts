import type { OrderNote } from '@shop/contracts/wire/office-orders.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { lockOrder } from '../../../domain/orders/lock-order.ts'
import { addOrderNote } from '../../../domain/orders/order-notes.store.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { OfficeUser } from '../office-access.ts'

/** Notes something about an order, once for each id, and logs that it was noted, not what. @throws HttpError 404 */
export async function noteOnOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId }: OfficeUser,
  orderId: string,
  note: OrderNote,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId)
    if (!(await addOrderNote(trx, note, { orderId, userId, now }))) return
    const change = { before: null, after: { noteAdded: true } }
    await recordChange(trx, { userId, kind: 'order', subject: orderId, ...change }, now)
  })
}
