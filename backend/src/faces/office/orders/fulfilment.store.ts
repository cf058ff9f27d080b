import { isInHand } from '@shop/contracts/rules/offline-payment.ts'
import type { FulfilmentChange } from '@shop/contracts/wire/office-orders.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { isRefunded, listNextFulfilments } from '../../../domain/orders/fulfilment.rules.ts'
import { lockOrder } from '../../../domain/orders/lock-order.ts'
import { enqueueOrderMail } from '../../../domain/orders/order-mail.ts'
import type { OrderProgress } from '../../../platform/db/mail.types.ts'
import type { Row } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createConflict, HttpError } from '../../../platform/errors/http-error.ts'
import type { OfficeUser } from '../office-access.ts'

type Order = Row<'orders'>

/** Why an order cannot take a step. */
function describeRefusal(order: Order): string {
  if (!isInHand(order)) return 'Only an order that was paid can be worked on.'
  if (order.fulfilment === 'cancelled') return 'This order was cancelled.'
  if (isRefunded(order)) return 'The whole payment of this order has been given back.'
  return 'This step does not follow from the state that the order is in.'
}

type Described = Pick<Order, 'fulfilment' | 'carrier' | 'trackingNumber'>

const describe = ({ fulfilment, carrier, trackingNumber }: Described): Described => ({
  fulfilment,
  carrier,
  trackingNumber,
})

/** What the log says of a change. The number stays out of it: with the carrier it leads to where the buyer lives. */
function toLogged(before: Described, after: Described) {
  const { trackingNumber: former, ...logged } = before
  const { trackingNumber: present, ...changed } = after
  return {
    before: logged,
    after: { ...changed, ...(former !== present && { trackingNumberChanged: true }) },
  }
}

const toProgress = ({ fulfilment, carrier, trackingNumber }: FulfilmentChange): OrderProgress =>
  fulfilment === 'sent' ? { state: fulfilment, carrier, trackingNumber } : { state: fulfilment }

/** What is stored: only an order that is sent has a carrier. */
function toStored({ fulfilment, carrier, trackingNumber }: FulfilmentChange): Described {
  const isSent = fulfilment === 'sent'
  return {
    fulfilment,
    carrier: isSent ? carrier : null,
    trackingNumber: isSent ? trackingNumber : null,
  }
}

/**
 * Takes an order a step further, and tells its buyer.
 * @param version that was read
 * @throws HttpError 404, 409 when another version is stored, or 422 for a step that does not follow
 */
export async function changeFulfilment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: OfficeUser,
  { id, version }: { id: string; version: number },
  change: FulfilmentChange,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id)
    if (order.version !== version) throw createConflict()
    if (!listNextFulfilments(order).includes(change.fulfilment)) {
      throw new HttpError(422, describeRefusal(order))
    }
    const [before, after] = [describe(order), toStored(change)]
    // A correction that corrects nothing is no news.
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await trx
      .updateTable('orders')
      .set({ ...after, fulfilledAt: now.toISOString(), version: version + 1 })
      .where('id', '=', id)
      .execute()
    const logged = { kind: 'order', subject: id, ...toLogged(before, after) }
    await recordChange(trx, { userId: user.id, ...logged }, now)
    const data = { orderId: id, ...toProgress(change) }
    await enqueueOrderMail(trx, { kind: 'orderProgress', data }, now)
  })
}
