import { sql } from 'kysely'

import type { Row, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { reserveCoupon } from '../coupons/coupon.store.ts'
import {
  type AmountLimits,
  describeAmountProblem,
  findAmountProblem,
} from '../orders/amount-limits.ts'
import { checkHolds } from '../stock/hold-limit.ts'
import { reserveStock } from '../stock/stock.store.ts'
import type { PaymentProvider } from './payment.provider.ts'
import { findOrCreateOpenPayment } from './payment.store.ts'
import { takeOverSiblings } from './sibling-payments.ts'

/** Whom an order is paid to: a payment provider, or the shop itself. */
export interface Payee extends AmountLimits, Pick<PaymentProvider, 'sessionMinutes'> {
  name: string
}

export interface OpenedPayment {
  order: Row<'orders'>
  payment: Row<'payments'>
  /** Older payments of the same goods, or of the last pieces of them, or with the same limited code, to be closed before this one's session is opened. */
  siblings: Awaited<ReturnType<typeof takeOverSiblings>>
}

/** Serialises reports of a user's open payments until the transaction ends. */
async function lockOpenPayments(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ id: sql.ref('id') })
    .where('userId', '=', userId)
    .where('status', '=', 'unpaid')
    .execute()
}

/**
 * The order's open payment, created if there is none, with its pieces and the use of its code reserved. The caller must hold
 * the user's lock.
 * @throws HttpError 409, which names the products, when there are not enough; when its code is used up, when no payment can be of
 * its total, or when the user holds too much without paying
 */
export async function openPayment(
  trx: Trx,
  provider: Payee,
  { order, returnUrl, now }: { order: Row<'orders'>; returnUrl: string; now: Date },
): Promise<OpenedPayment> {
  const problem = findAmountProblem(order, provider)
  if (problem) throw new HttpError(409, describeAmountProblem(problem, order, provider))
  // Before the payments, as an order that is confirmed again does.
  const rivals = await reserveCoupon(trx, order, now)
  // Before the products: a payment that is reported meanwhile locks them after itself, too.
  await lockOpenPayments(trx, order.userId)
  const contenders = await reserveStock(trx, order)
  const siblings = await takeOverSiblings(trx, order, new Set([...contenders, ...rivals]), now)
  const closing = siblings.map(({ orderId }) => orderId)
  await checkHolds(trx, order, closing, now)
  const { name: driver, sessionMinutes } = provider
  const newPayment = { order, driver, returnUrl, now, sessionMinutes }
  return { order, siblings, payment: await findOrCreateOpenPayment(trx, newPayment) }
}
