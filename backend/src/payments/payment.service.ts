import { fromHundredths } from '@shop/contracts/money.ts'
import type { PaymentSession, PaymentStatus } from '@shop/contracts/order.ts'

import type { AuthenticatedUser } from '../auth/tokens.ts'
import { parseJson } from '../db/json.ts'
import type { Row } from '../db/schema.ts'
import { DatabaseUnavailableError } from '../db/unavailable-error.ts'
import type { Deps, Services } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { PaymentEvent } from './payment.provider.ts'
import { findUserPayment, recordStatus } from './payment.store.ts'

/** Runs a call to the payment provider. @throws HttpError 502 when it fails for any reason */
export async function callProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof DatabaseUnavailableError) throw cause
    const error = new HttpError(502, 'The payment provider cannot be reached. Please try again.')
    error.cause = cause
    throw error
  }
}

/**
 * Fetches a session's status from the provider and stores it.
 * @returns the merged status
 * @throws HttpError 502 when the provider fails
 */
export async function refreshStatus(
  { db, provider, clock }: Services,
  sessionId: string,
): Promise<PaymentStatus> {
  const reportedStatus = await callProvider(() => provider.fetchStatus(sessionId))
  const status = await db
    .transaction()
    .execute((trx) => recordStatus(trx, sessionId, reportedStatus, clock()))
  return status ?? reportedStatus
}

/**
 * The user's own payment session with its current status.
 * @throws HttpError 404 for an unknown session and, indistinguishably, for another user's
 */
export async function getPaymentSession(
  services: Services,
  user: AuthenticatedUser,
  sessionId: string,
): Promise<PaymentSession> {
  const payment = await findUserPayment(services.db, sessionId, user.id)
  if (!payment) throw new HttpError(404, 'There is no such payment session.')
  return {
    sessionId,
    payment_status: payment.status === 'paid' ? 'paid' : await refreshStatus(services, sessionId),
    createdAt: payment.createdAt,
    orderSummary: {
      subTotal: fromHundredths(payment.subtotal),
      tax: fromHundredths(payment.tax),
      discount: fromHundredths(payment.discount),
      total: fromHundredths(payment.total),
    },
    orderNumber: String(payment.number),
    products: parseJson(payment.lines).map(({ id, title, price, quantity }) => ({
      productId: id,
      title,
      unit_amount: fromHundredths(price),
      quantity,
    })),
  }
}

/** Handles a verified webhook event, idempotently. @throws HttpError 404 for an unknown session */
export async function handlePaymentEvent({ db, clock }: Deps, event: PaymentEvent): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('paymentEvents')
      .values({ id: event.id, receivedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 0n) return
    const status = await recordStatus(trx, event.sessionId, event.status, now)
    // The webhook may arrive before the session is stored; after an error the provider retries it.
    if (status === null) throw new HttpError(404, 'There is no such payment session.')
  })
}

async function tryCancelSession({ provider }: Services, sessionId: string): Promise<boolean> {
  try {
    await provider.cancelSession(sessionId)
    return true
  } catch {
    // It may have been paid or have expired meanwhile.
    return false
  }
}

/**
 * Cancels a payment that the shopper aborted at the provider, so that it cannot be paid by accident
 * later. A payment that is no longer open stays as it is.
 * @param payment one whose session is known
 */
export async function cancelPayment(
  services: Services,
  payment: Row<'payments'> & { sessionId: string },
): Promise<void> {
  const { db, clock } = services
  const { sessionId, status } = payment
  if (status !== 'unpaid') return
  if (!(await tryCancelSession(services, sessionId))) {
    await refreshStatus(services, sessionId)
    return
  }
  await db.transaction().execute((trx) => recordStatus(trx, sessionId, 'cancelled', clock()))
}
