import { toHundredths } from '@shop/contracts/money.ts'
import type { CheckoutRequest } from '@shop/contracts/order.ts'

import type { Member } from '../auth/tokens.ts'
import { lockUser } from '../db/lock.ts'
import type { Row, Trx } from '../db/schema.ts'
import type { Services } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { cartKeyOf } from '../orders/order.rules.ts'
import { openSince } from '../orders/order.store.ts'
import type { ProviderSession } from './payment.driver.ts'
import { openPayment } from './payment.store.ts'
import { askProvider, refreshStatus } from './payment.service.ts'

const notConfirmed =
  'There is no confirmed order with these goods and amounts. Please confirm your order again.'
const alreadyPaid = 'This order has already been paid.'

/** The order that is to be paid: the member's own, with exactly these lines and amounts. */
async function findOrder(trx: Trx, userId: string, request: CheckoutRequest, now: Date) {
  const { subTotal, tax, total } = request.orderSummary
  const lines = request.products.map(({ productId, unit_amount, quantity }) => {
    return { id: productId, price: toHundredths(unit_amount), quantity }
  })
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .where('cartKey', '=', cartKeyOf(lines, toHundredths(total)))
    .where('subtotal', '=', toHundredths(subTotal))
    .where('tax', '=', toHundredths(tax))
    .where('confirmedAt', '>=', openSince(now))
    .orderBy('confirmedAt', 'desc')
    .execute()
  const open = orders.find((order) => order.status === 'open')
  if (open) return open
  throw new HttpError(409, orders.length > 0 ? alreadyPaid : notConfirmed)
}

async function openSession(
  services: Services,
  order: Row<'orders'>,
  payment: Row<'payments'>,
): Promise<ProviderSession> {
  const { db, driver } = services
  const { subtotal, tax, discount, total, buyerEmail } = order
  const session = await askProvider(() =>
    driver.createSession({
      paymentId: payment.id,
      bill: {
        lines: JSON.parse(order.lines),
        totals: { subtotal, tax, discount, total },
        buyerEmail,
      },
      returnUrl: `${payment.returnOrigin}/payment/callback`,
      expiresAt: new Date(payment.expiresAt),
    }),
  )
  await db.updateTable('payments').set(session).where('id', '=', payment.id).execute()
  return session
}

/**
 * Gives the hosted card page for a confirmed order. While it can be used, a repeat gives the same one.
 * @throws HttpError 409 when no such order is confirmed, or when it is paid already
 */
export async function createCheckout(
  services: Services,
  member: Member,
  request: CheckoutRequest,
  returnOrigin: string,
): Promise<ProviderSession> {
  const { db, driver, clock } = services
  const now = clock()
  const { order, payment } = await db.transaction().execute(async (trx) => {
    await lockUser(trx, member.id)
    const order = await findOrder(trx, member.id, request, now)
    const { name, sessionMinutes } = driver
    const payment = await openPayment(trx, {
      order,
      driver: name,
      returnOrigin,
      now,
      sessionMinutes,
    })
    return { order, payment }
  })
  const { sessionId, checkoutUrl } = payment
  if (!sessionId || !checkoutUrl) return openSession(services, order, payment)
  if ((await refreshStatus(services, sessionId)) === 'unpaid') return { sessionId, checkoutUrl }
  // It ended without our knowing; that is stored now, so the second round ends here or opens another.
  return createCheckout(services, member, request, returnOrigin)
}
