import { lockUser } from '../../platform/db/lock.ts'
import type { MessageKey } from '../../platform/i18n/messages.ts'
import { type AmountProblem, findAmountProblem } from '../orders/amount-limits.ts'
import { findOrderByNumber } from '../orders/member-orders.store.ts'
import { getOrderState, type OrderState } from '../orders/order.state.ts'
import { renewConfirmation } from '../orders/order.store.ts'
import { type OpenedPayment, openPayment } from './open-payment.ts'
import type { ProviderSession } from './payment.provider.ts'
import {
  cancelPayment,
  createUnreachableError,
  type PaymentServices,
  refreshStatus,
} from './payment.service.ts'
import { createProviderSession } from './provider-session.ts'
import { closeSiblings } from './sibling-payments.ts'

/** How often a payment that changes meanwhile is looked at again. */
const MAX_ATTEMPTS = 3

type PaymentRejection =
  | 'notFound'
  | 'pricesChanged'
  | AmountProblem
  | 'boughtAlready'
  | Exclude<OrderState, 'awaitingPayment'>
type Prepared = OpenedPayment | { rejected: PaymentRejection }

/** Why an order cannot be paid, in the words of the member's pages. */
export const rejectionTexts = {
  notFound: 'orders.notFound',
  paid: 'orders.alreadyPaid',
  cancelled: 'orders.alreadyCancelled',
  expired: 'orders.alreadyExpired',
  pricesChanged: 'orders.pricesChanged',
  aboveLimit: 'orders.aboveLimit',
  belowLimit: 'orders.belowLimit',
  boughtAlready: 'orders.boughtAlready',
} as const satisfies Record<PaymentRejection, MessageKey>

/** A payment of an open order at its confirmed prices, or at the same prices confirmed anew. */
async function preparePayment(
  services: PaymentServices,
  userId: string,
  number: number,
  returnUrl: string,
): Promise<Prepared> {
  const { db, provider, clock } = services
  const now = clock()
  return db.transaction().execute(async (trx): Promise<Prepared> => {
    await lockUser(trx, userId)
    const order = await findOrderByNumber(trx, userId, number)
    if (!order) return { rejected: 'notFound' }
    const state = getOrderState(order, now)
    if (state !== 'awaitingPayment') return { rejected: state }
    const problem = findAmountProblem(order, provider)
    if (problem) return { rejected: problem }
    if (!(await renewConfirmation(trx, services, order, now))) return { rejected: 'pricesChanged' }
    return openPayment(trx, provider, { order, returnUrl, now })
  })
}

/**
 * Opens a payment session of a member's own open order. There is one at a time, also among orders of the same
 * goods: a session that returns to the same page is used again, any other one is cancelled at the provider first.
 * @param returnUrl where the provider sends the member afterwards
 * @throws HttpError 502 when the provider fails
 */
export async function payOrder(
  services: PaymentServices,
  userId: string,
  number: number,
  returnUrl: string,
): Promise<ProviderSession | { rejected: PaymentRejection }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const prepared = await preparePayment(services, userId, number, returnUrl)
    if ('rejected' in prepared) return prepared
    const { order, payment, siblings } = prepared
    if (!(await closeSiblings(services, order, siblings))) return { rejected: 'boughtAlready' }
    const { sessionId, checkoutUrl } = payment
    if (!sessionId || !checkoutUrl) return createProviderSession(services, order, payment)
    if (payment.returnUrl !== returnUrl) await cancelPayment(services, { ...payment, sessionId })
    else if ((await refreshStatus(services, sessionId)) === 'unpaid')
      return { sessionId, checkoutUrl }
  }
  throw createUnreachableError()
}
