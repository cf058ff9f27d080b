import { fromHundredths, toHundredths } from '@shop/contracts/rules/money.ts'
import type { RefundRequest } from '@shop/contracts/wire/office-orders.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { requestRefund } from '../../../domain/payments/refund.service.ts'
import type { Row, Trx } from '../../../platform/db/schema.ts'
import type { Services } from '../../services.ts'
import type { OfficeUser } from '../office-access.ts'

/** Logs who has asked for a refund of an amount, in hundredths of OMR. */
export function recordRefundRequest(
  trx: Trx,
  { id: userId }: OfficeUser,
  { id: subject, number }: Row<'orders'>,
  amount: number,
  now: Date,
): Promise<void> {
  const after = { number, amount: fromHundredths(amount) }
  return recordChange(trx, { userId, kind: 'refund', subject, before: null, after }, now)
}

/**
 * Gives back a part of an order's payment, or what is left of it, once for each id, and logs who asked.
 * @throws HttpError 404, or 422 when there is not as much to give back
 */
export async function refundOrder(
  services: Services,
  staff: OfficeUser,
  orderId: string,
  { amount, items, ...request }: RefundRequest,
): Promise<void> {
  const refund = {
    ...request,
    amount: toHundredths(amount),
    items: items.map(({ productId: id, quantity }) => ({ id, quantity })),
    orderId,
    userId: staff.id,
  }
  await requestRefund(services, refund, (trx, order, hundredths, now) =>
    recordRefundRequest(trx, staff, order, hundredths, now),
  )
}
