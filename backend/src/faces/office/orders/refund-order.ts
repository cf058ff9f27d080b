import { fromHundredths } from '@shop/contracts/rules/money.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { requestRefund } from '../../../domain/payments/refund.service.ts'
import type { Services } from '../../services.ts'
import type { OfficeUser } from '../office-access.ts'

/**
 * Gives back a part of an order's payment, in hundredths of OMR, or what is left of it, once for each id, and logs who asked.
 * @throws HttpError 404, or 422 when there is not as much to give back
 */
export async function refundOrder(
  services: Services,
  { id: userId }: OfficeUser,
  orderId: string,
  { id, amount }: { id: string; amount: number },
): Promise<void> {
  await requestRefund(services, { id, amount, orderId, userId }, (trx, { number }, now) => {
    const after = { number, amount: fromHundredths(amount) }
    const change = { userId, kind: 'refund', subject: orderId, before: null, after }
    return recordChange(trx, change, now)
  })
}
