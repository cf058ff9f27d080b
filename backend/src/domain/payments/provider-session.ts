import { parseJson } from '../../platform/db/json.ts'
import type { Row } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { readDelivery, toTotals } from '../orders/order-delivery.ts'
import { type ProviderSession, SessionRejectedError } from './payment.provider.ts'
import {
  callProvider,
  createUnreachableError,
  type PaymentServices,
  tryCancelSession,
} from './payment.service.ts'
import { abandonPayment, storeSession } from './payment-session.store.ts'
import { withdrawOrder } from './withdraw-order.ts'

const REPLACED_MESSAGE = 'This payment was cancelled meanwhile. Please try again.'

async function findBuyer({ db }: PaymentServices, { userId, buyerPhone: phone }: Row<'orders'>) {
  const { firstName, lastName } = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name: `${firstName} ${lastName}`.trim(), phone }
}

/**
 * Creates a payment's session at the provider, once however often it is called.
 * @throws HttpError 409 when the payment ended meanwhile; the reconciler closes its session
 * @throws HttpError 502 when the provider fails
 */
export async function createProviderSession(
  services: PaymentServices,
  order: Row<'orders'>,
  payment: Row<'payments'>,
): Promise<ProviderSession> {
  const { db, provider, clock, counters, log } = services
  const delivery = readDelivery(order)
  const request = {
    paymentId: payment.id,
    paymentRequest: {
      lines: parseJson(order.lines),
      totals: toTotals(order),
      buyerEmail: order.buyerEmail,
      ...(delivery && { delivery }),
    },
    buyer: await findBuyer(services, order),
    returnUrl: payment.returnUrl,
    expiresAt: new Date(payment.expiresAt),
  }
  const session = await callProvider(services, async () => {
    try {
      return await provider.createSession(request)
    } catch (error) {
      // The next attempt needs a payment of its own: this one's key would get the same response.
      if (error instanceof SessionRejectedError) {
        await abandonPayment(db, payment.id)
        // Its total can never be paid, and the shopper is told so: nobody waits for its payment.
        if (error.explanation) await withdrawOrder(db, order)
      }
      throw error
    }
  })
  const stored = await storeSession(db, payment.id, session, clock())
  if (stored.sessionId === session.sessionId) {
    counters.countPayment(provider.name, 'started')
    const fields = { paymentId: payment.id, orderId: order.id, provider: provider.name }
    log.info(fields, 'Payment started')
  } else {
    // Nobody has learned its address; if it cannot be cancelled, it expires unseen.
    await tryCancelSession(services, session.sessionId)
  }
  if (stored.status !== 'unpaid') throw new HttpError(409, REPLACED_MESSAGE)
  const { sessionId, checkoutUrl } = stored
  if (!sessionId || !checkoutUrl) throw createUnreachableError()
  return { sessionId, checkoutUrl }
}
