import type { OrderCancellation } from '@shop/contracts/wire/office-orders.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { canCancel } from '../../../domain/orders/fulfilment.rules.ts'
import { lockOrder } from '../../../domain/orders/lock-order.ts'
import { enqueueOrderMail } from '../../../domain/orders/order-mail.ts'
import { restockOrder } from '../../../domain/orders/restock.ts'
import { requestRefund } from '../../../domain/payments/refund.service.ts'
import { recordSales } from '../../../domain/sales/sales.store.ts'
import { parseJson } from '../../../platform/db/json.ts'
import type { Row, Trx } from '../../../platform/db/schema.ts'
import { createConflict, HttpError } from '../../../platform/errors/http-error.ts'
import type { Services } from '../../services.ts'
import type { OfficeUser } from '../office-access.ts'
import { recordRefundRequest } from './refund-order.ts'

interface Cancellation extends Pick<OrderCancellation, 'version' | 'restock'> {
  staff: OfficeUser
  /** What is given back, in hundredths of OMR. */
  refunded: number
  now: Date
}

/** Cancels an order, which the caller has locked. @throws HttpError 409 or 422 */
async function cancel(
  trx: Trx,
  order: Row<'orders'>,
  { staff, version, restock, refunded, now }: Cancellation,
): Promise<void> {
  if (order.version !== version) throw createConflict()
  if (!canCancel(order)) throw new HttpError(422, 'This order can no longer be cancelled.')
  const { id } = order
  if (restock) await restockOrder(trx, order)
  await recordSales(
    trx,
    parseJson(order.lines).map(({ id: productId, quantity }) => ({
      id: productId,
      quantity: -quantity,
    })),
  )
  await trx
    .updateTable('orders')
    .set({ fulfilment: 'cancelled', cancelledAt: now.toISOString(), version: version + 1 })
    .where('id', '=', id)
    .execute()
  const change = { before: { status: order.status }, after: { status: 'cancelled' } }
  await recordChange(trx, { userId: staff.id, kind: 'order', subject: id, ...change }, now)
  const data = { orderId: id, state: 'cancelled', refunded } as const
  await enqueueOrderMail(trx, { kind: 'orderProgress', data }, now)
}

/**
 * Cancels an order that was paid and has not left the shop, gives back what is left of its payment if that is asked for, and
 * tells its buyer: all of it or nothing.
 * @throws HttpError 404, 409 when another version is stored, or 422 when it cannot be cancelled, or its payment given back
 */
export async function cancelPaidOrder(
  services: Services,
  staff: OfficeUser,
  orderId: string,
  { version, restock, refundId }: OrderCancellation,
): Promise<void> {
  if (refundId !== null) {
    const refund = { id: refundId, amount: null, orderId, userId: staff.id }
    await requestRefund(services, refund, async (trx, order, amount, now) => {
      await recordRefundRequest(trx, staff, order, amount, now)
      await cancel(trx, order, { staff, version, restock, refunded: amount, now })
    })
    return
  }
  const { db, clock } = services
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    await cancel(trx, order, { staff, version, restock, refunded: 0, now })
  })
}
