import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { cancelOrder } from '../../../domain/payments/cancel-order.ts'
import { withinDeadline } from '../../../domain/payments/provider-deadlines.ts'
import { HttpError, requireRecord } from '../../../platform/errors/http-error.ts'
import type { Services } from '../../services.ts'
import type { OfficeUser } from '../office-access.ts'

/**
 * Closes an order that was not paid, its card page at the provider first, and tells its buyer. What it holds is free then.
 * @throws HttpError 404, 422 when it has been paid, also in the meantime, or 502 when the provider fails: it stays open then
 */
export async function closeOrder(
  services: Services,
  staff: OfficeUser,
  orderId: string,
): Promise<void> {
  const found = await services.db
    .selectFrom('orders')
    .select(['userId', 'number'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const order = requireRecord(found)
  const state = await withinDeadline(services.provider.deadlineMs, () =>
    cancelOrder(services, order, (trx, subject, now) =>
      recordChange(
        trx,
        {
          ...{ userId: staff.id, kind: 'order', subject },
          before: { status: 'open' },
          after: { status: 'cancelled' },
        },
        now,
      ),
    ),
  )
  if (state === 'paid')
    throw new HttpError(422, 'This order has been paid meanwhile. Nothing was closed.')
}
