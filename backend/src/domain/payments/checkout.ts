import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { CheckoutRequest } from '@shop/contracts/wire/order.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { lockUser } from '../../platform/db/lock.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { oldestOpenConfirmation } from '../holds/order-hold.ts'
import { createCartKey } from '../orders/order-request.ts'
import { type OpenedPayment, openPayment } from './open-payment.ts'
import type { ProviderSession } from './payment.provider.ts'
import { type PaymentServices, refreshStatus } from './payment.service.ts'
import { createProviderSession } from './provider-session.ts'
import { closeSiblings } from './sibling-payments.ts'
import { withdrawOrder } from './withdraw-order.ts'

const NOT_CONFIRMED_MESSAGE =
  'There is no confirmed order with these goods and amounts. Please confirm your order again.'
const ALREADY_PAID_MESSAGE = 'This order has already been paid.'
const BOUGHT_ALREADY_MESSAGE =
  'You have just paid for the same goods, so this order was cancelled. See the orders in your account.'

/** The user's own open order with exactly these lines and amounts. @throws HttpError 409 without one */
async function findOrder(trx: Trx, userId: string, request: CheckoutRequest, now: Date) {
  const { subTotal, tax, total } = request.orderSummary
  const lines = request.products.map(({ productId, unit_amount, name: _, ...line }) => {
    return { ...line, id: productId, price: toHundredths(unit_amount) }
  })
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .where('cartKey', '=', createCartKey(lines, toHundredths(total)))
    .where('subtotal', '=', toHundredths(subTotal))
    .where('tax', '=', toHundredths(tax))
    .where('confirmedAt', '>=', oldestOpenConfirmation(now))
    .orderBy('confirmedAt', 'desc')
    .execute()
  const open = orders.find((order) => order.status === 'open')
  if (open) return open
  const paid = orders.some((order) => order.status === 'paid')
  throw new HttpError(409, paid ? ALREADY_PAID_MESSAGE : NOT_CONFIRMED_MESSAGE)
}

/** Opens the payment of a confirmed order; one that cannot be had is withdrawn, since the shopper is told so. */
async function openOrderPayment(
  { db, provider, clock }: PaymentServices,
  userId: string,
  request: CheckoutRequest,
  returnUrl: string,
): Promise<OpenedPayment> {
  const now = clock()
  let found: Row<'orders'> | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const order = await findOrder(trx, userId, request, now)
      found = order
      return openPayment(trx, provider, { order, returnUrl, now })
    })
  } catch (error) {
    if (found && error instanceof HttpError) await withdrawOrder(db, found)
    throw error
  }
}

/**
 * Creates the payment session of a confirmed order, or returns its open one. Older sessions of the same goods
 * are closed first.
 * @throws HttpError 409 when there is no such confirmed order, when it has been paid, or cannot be had
 * @throws HttpError 502 when the provider fails
 */
export async function createCheckout(
  services: PaymentServices,
  user: AuthenticatedUser,
  request: CheckoutRequest,
  returnUrl: string,
): Promise<ProviderSession> {
  const { order, payment, siblings } = await openOrderPayment(services, user.id, request, returnUrl)
  if (!(await closeSiblings(services, order, siblings))) {
    throw new HttpError(409, BOUGHT_ALREADY_MESSAGE)
  }
  const { sessionId, checkoutUrl } = payment
  if (!sessionId || !checkoutUrl) return createProviderSession(services, order, payment)
  if ((await refreshStatus(services, sessionId)) === 'unpaid') return { sessionId, checkoutUrl }
  // The session had ended. Its new status is stored now, so the second call throws or creates another one.
  return createCheckout(services, user, request, returnUrl)
}
