import type { OrderContact } from '@shop/contracts/wire/office-orders.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { canCorrect } from '../../../domain/orders/fulfilment.rules.ts'
import { lockOrder } from '../../../domain/orders/lock-order.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createConflict, HttpError } from '../../../platform/errors/http-error.ts'
import type { OfficeUser } from '../office-access.ts'

/**
 * Corrects phone and address of an order that has not left the shop. The log says which of them, and not what they are: it
 * cannot be deleted with the buyer.
 * @param version that was read
 * @throws HttpError 404, 409 when another version is stored, or 422 when the order has left
 */
export async function correctContact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: OfficeUser,
  { id, version }: { id: string; version: number },
  contact: OrderContact,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id)
    if (order.version !== version) throw createConflict()
    if (!canCorrect(order)) throw new HttpError(422, 'This order has left the shop already.')
    const after = {
      ...(order.buyerPhone !== contact.buyerPhone && { phoneChanged: true }),
      ...(order.buyerAddress !== contact.buyerAddress && { addressChanged: true }),
    }
    if (Object.keys(after).length === 0) return
    await trx
      .updateTable('orders')
      .set({ ...contact, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await recordChange(
      trx,
      { userId: user.id, kind: 'order', subject: id, before: null, after },
      now,
    )
  })
}
