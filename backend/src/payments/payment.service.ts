import type { PaymentSession, PaymentStatus } from '@shop/contracts/order.ts'
import { fromHundredths } from '@shop/contracts/money.ts'

import type { Member } from '../auth/tokens.ts'
import type { Deps, Services } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { PaymentEvent } from './payment.driver.ts'
import { findOwnPayment, recordStatus } from './payment.store.ts'

/** Turns any failure of the provider into 502 with a sentence for the shopper. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    const error = new HttpError(502, 'The payment provider cannot be reached. Please try again.')
    error.cause = cause
    throw error
  }
}

/** Asks the provider for a session's status and stores it. */
export async function refreshStatus(
  { db, driver, clock }: Services,
  sessionId: string,
): Promise<PaymentStatus> {
  const heard = await askProvider(() => driver.readStatus(sessionId))
  const status = await db
    .transaction()
    .execute((trx) => recordStatus(trx, sessionId, heard, clock()))
  return status ?? heard
}

/**
 * A member's own payment session with its present status.
 * @throws HttpError 404, the same for a session that does not exist and for someone else's
 */
export async function readSession(
  services: Services,
  member: Member,
  sessionId: string,
): Promise<PaymentSession> {
  const payment = await findOwnPayment(services.db, sessionId, member.id)
  if (!payment) throw new HttpError(404, 'There is no such payment session.')
  const settled = payment.status === 'paid'
  return {
    sessionId,
    payment_status: settled ? 'paid' : await refreshStatus(services, sessionId),
    createdAt: payment.createdAt,
    orderSummary: {
      subTotal: fromHundredths(payment.subtotal),
      tax: fromHundredths(payment.tax),
      total: fromHundredths(payment.total),
    },
  }
}

/** Takes in a verified event, once; the same event again is ignored. */
export async function handleEvent({ db, clock }: Deps, event: PaymentEvent): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('paymentEvents')
      .values({ id: event.id, receivedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 0n) return
    const known = await recordStatus(trx, event.sessionId, event.status, now)
    // The news can overtake our own note of the session; unanswered, the provider sends it again.
    if (known === null) throw new HttpError(404, 'There is no such payment session.')
  })
}
