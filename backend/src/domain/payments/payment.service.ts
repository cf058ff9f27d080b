import type { PaymentSession, PaymentStatus } from '@shop/contracts/wire/order.ts'
import { withSpan } from 'monitoring/request-context.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { DatabaseUnavailableError } from '../../platform/db/database-errors.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { describeGoods } from '../orders/describe-order.ts'
import { describePayable } from '../orders/order.state.ts'
import { enqueueOwnerMails } from '../orders/order-mail.ts'
import {
  type PaymentEvent,
  type PaymentProvider,
  SessionRejectedError,
} from './payment.provider.ts'
import {
  findUserPayment,
  type OwnPayment,
  type RecordedStatus,
  recordStatus,
} from './payment.store.ts'
import { withinDeadline } from './provider-deadlines.ts'

/** Services that payments need, also outside of a request. */
export interface PaymentServices extends Pick<
  Deps,
  'db' | 'clock' | 'config' | 'log' | 'counters'
> {
  provider: PaymentProvider
}

/** The provider failed: nothing is known of what was asked for. */
export const createUnreachableError = (): HttpError =>
  new HttpError(502, 'The payment provider cannot be reached. Please try again.')

/**
 * Runs a call to the payment provider.
 * @throws HttpError 409 when it rejects the amount, 502 when it fails for any other reason
 */
export async function callProvider<Result>(
  { provider, counters }: Pick<PaymentServices, 'provider' | 'counters'>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withSpan(`${provider.name} payment`, 'client', call)
  } catch (cause) {
    if (cause instanceof DatabaseUnavailableError) throw cause
    const isRejected = cause instanceof SessionRejectedError
    counters.countPayment(provider.name, isRejected ? 'refused' : 'failed')
    const explanation = isRejected ? cause.explanation : undefined
    const error = explanation ? new HttpError(409, explanation) : createUnreachableError()
    error.cause = cause
    throw error
  }
}

/** Logs and counts a status, once it is stored for good. */
function announceStatus(
  { provider, counters, log }: PaymentServices,
  recorded: RecordedStatus | null,
): void {
  if (!recorded?.isNew || recorded.status === 'unpaid') return
  const { paymentId, orderId, status } = recorded
  counters.countPayment(provider.name, status)
  log.info({ paymentId, orderId, status }, 'Payment changed')
}

/** Records a status; when it pays an order, the shop's owner is told. */
async function recordAndTell(
  { config, clock }: PaymentServices,
  trx: Trx,
  sessionId: string,
  status: PaymentStatus,
): Promise<RecordedStatus | null> {
  const now = clock()
  const recorded = await recordStatus(trx, sessionId, status, now)
  if (recorded?.paysOrder) await enqueueOwnerMails(trx, config, recorded.orderId, now)
  return recorded
}

/** Stores the status of a session. @returns the merged status; `null` when no payment has this session */
export async function storeStatus(
  services: PaymentServices,
  sessionId: string,
  status: PaymentStatus,
): Promise<PaymentStatus | null> {
  const recorded = await services.db
    .transaction()
    .execute((trx) => recordAndTell(services, trx, sessionId, status))
  announceStatus(services, recorded)
  return recorded?.status ?? null
}

/**
 * Fetches a session's status from the provider and stores it.
 * @returns the merged status
 * @throws HttpError 502 when the provider fails
 */
export async function refreshStatus(
  services: PaymentServices,
  sessionId: string,
): Promise<PaymentStatus> {
  const { provider } = services
  const reportedStatus = await callProvider(services, () => provider.fetchStatus(sessionId))
  return (await storeStatus(services, sessionId, reportedStatus)) ?? reportedStatus
}

/** Somebody waits for a page: what is known is enough, and the reconciler asks again. */
const STATUS_DEADLINE_MS = 3000

/** The status by the provider's word or, when it does not give it in time, what is known. */
export async function findStatus(
  services: PaymentServices,
  payment: Pick<Row<'payments'>, 'status'> & { sessionId: string },
): Promise<PaymentStatus> {
  const { provider, log } = services
  try {
    const { sessionId } = payment
    const deadlineMs = Math.min(provider.deadlineMs, STATUS_DEADLINE_MS)
    return await withinDeadline(deadlineMs, () => refreshStatus(services, sessionId))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    log.error(error)
    return payment.status
  }
}

/**
 * The user's own payment with this session.
 * @throws HttpError 404 for an unknown session and, indistinguishably, for another user's
 */
export async function findOwnPayment(
  { db }: Pick<PaymentServices, 'db'>,
  userId: string,
  sessionId: string,
): Promise<OwnPayment> {
  const payment = await findUserPayment(db, sessionId, userId)
  if (!payment) throw new HttpError(404, 'There is no such payment session.')
  return payment
}

/**
 * The user's own payment session with its current status: paid when its order is, even by another session.
 * @throws HttpError 404 for an unknown session and, indistinguishably, for another user's
 */
export async function getPaymentSession(
  services: PaymentServices,
  user: AuthenticatedUser,
  sessionId: string,
): Promise<PaymentSession> {
  const payment = await findOwnPayment(services, user.id, sessionId)
  const isPaid = payment.status === 'paid' || payment.orderStatus === 'paid'
  const status = isPaid ? 'paid' : await findStatus(services, { ...payment, sessionId })
  return {
    sessionId,
    payment_status: status,
    createdAt: payment.createdAt,
    orderNumber: String(payment.number),
    ...(await describeGoods(services, payment)),
    ...(status === 'paid'
      ? { receiptEmail: user.email }
      : describePayable({ ...payment, status: payment.orderStatus }, services.clock())),
  }
}

/** Stores the session of an event that overtakes our own note of it. */
async function adoptSession(trx: Trx, { paymentId, sessionId }: PaymentEvent): Promise<void> {
  if (paymentId === null) return
  await trx
    .updateTable('payments')
    .set({ sessionId })
    .where('id', '=', paymentId)
    .where('sessionId', 'is', null)
    .execute()
}

/** Handles a verified webhook event, idempotently. Events for sessions that are not ours are logged only. */
export async function handlePaymentEvent(
  services: PaymentServices,
  event: PaymentEvent,
): Promise<void> {
  const { db, clock, log, provider, counters } = services
  const now = clock()
  const recorded = await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('paymentEvents')
      .values({ id: event.id, receivedAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 0n) return 'repeated'
    await adoptSession(trx, event)
    return recordAndTell(services, trx, event.sessionId, event.status)
  })
  if (recorded === 'repeated') return
  announceStatus(services, recorded)
  if (recorded) return
  counters.countPayment(provider.name, 'unknown')
  log.warn(`The event ${event.id} is about the session ${event.sessionId}, which is not ours`)
}

/** Cancels a session. @returns whether the provider did */
export async function tryCancelSession(
  { provider }: Pick<PaymentServices, 'provider'>,
  sessionId: string,
): Promise<boolean> {
  try {
    await provider.cancelSession(sessionId)
    return true
  } catch {
    // It may have been paid or have expired meanwhile.
    return false
  }
}

/**
 * Closes a session, so that it cannot be paid by accident.
 * @returns the status that its payment has now; `unpaid` when the provider did not close it
 * @throws HttpError 502 when the provider fails
 */
export async function closeSession(
  services: PaymentServices,
  sessionId: string,
): Promise<PaymentStatus> {
  if (!(await tryCancelSession(services, sessionId))) return refreshStatus(services, sessionId)
  return (await storeStatus(services, sessionId, 'cancelled')) ?? 'cancelled'
}

/** Closes the session of a payment; one that is no longer open stays as it is. @returns as {@link closeSession} */
export async function cancelPayment(
  services: PaymentServices,
  { sessionId, status }: Row<'payments'> & { sessionId: string },
): Promise<PaymentStatus> {
  return status === 'unpaid' ? closeSession(services, sessionId) : status
}
