import { runJob } from 'monitoring/request-context.ts'

import type { Row } from '../../platform/db/schema.ts'
import { startPolling } from '../../platform/jobs/start-polling.ts'
import { SessionRejectedError } from './payment.provider.ts'
import { claimPayment, releasePayment } from './payment.queue.ts'
import {
  closeSession,
  type PaymentServices,
  refreshStatus,
  storeStatus,
} from './payment.service.ts'
import { abandonPayment } from './payment-session.store.ts'
import { makeDueRefunds } from './refund.service.ts'
import { listDueRefunds } from './refund.store.ts'

const POLL_INTERVAL_MS = 2000
const CONCURRENCY = 4
/** How long a stopping reconciler waits for the provider; the lease lets another backend go on. */
const STOP_TIMEOUT_MS = 5000

type Payment = Row<'payments'>

async function isOrderOpen({ db }: PaymentServices, { orderId }: Payment): Promise<boolean> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return status === 'open'
}

/** Gives back a second payment of an order. */
async function refundWhole(services: PaymentServices, payment: Payment, sessionId: string) {
  const { db, provider, clock, log, counters } = services
  await provider.refundSession(sessionId)
  counters.countPayment(provider.name, 'refunded')
  log.warn(`The payment ${payment.id} was given back: its order had been paid already`)
  await releasePayment(db, payment, { again: false, now: clock() }, { refund: 'done' })
}

/** Learns a session's status from the provider; one that nobody may pay any more is closed. */
async function check(services: PaymentServices, payment: Payment, sessionId: string) {
  const { db, clock } = services
  const payable = payment.status === 'unpaid' && (await isOrderOpen(services, payment))
  const status = await (payable ? refreshStatus : closeSession)(services, sessionId)
  await releasePayment(db, payment, { again: status === 'unpaid', now: clock() })
}

async function reconcile(services: PaymentServices, payment: Payment): Promise<void> {
  const { sessionId, refund: refundState } = payment
  // Its creation was cut off; nobody has learned the session's address.
  if (!sessionId) await abandonPayment(services.db, payment.id)
  else if (refundState === 'due') await refundWhole(services, payment, sessionId)
  // Nothing else is left to ask about what is paid.
  else if (payment.status === 'paid') await makeDueRefunds(services, payment)
  else await check(services, payment, sessionId)
}

/** The provider failed: asks again later, unless it does not know the session, which should have ended. */
async function handleFailure(services: PaymentServices, payment: Payment, error: unknown) {
  const { db, clock, log } = services
  const now = clock()
  const { sessionId, expiresAt, status, refund: refundState } = payment
  const reason = error instanceof Error ? (error.cause ?? error) : error
  log.warn({ err: reason }, `The payment ${payment.id} could not be checked`)
  const unknown = reason instanceof SessionRejectedError && !refundState && status !== 'paid'
  if (sessionId && unknown && expiresAt < now.toISOString()) {
    await storeStatus(services, sessionId, 'expired')
    await releasePayment(db, payment, { again: false, now })
  } else {
    const [refund] = status === 'paid' ? await listDueRefunds(db, payment.id) : []
    const since = refund && { expectedAt: refund.createdAt }
    await releasePayment(db, payment, { again: true, now, ...since })
  }
}

/** Asks the provider about the payments that are due, until there are none. */
export async function reconcilePayments(
  services: PaymentServices,
  stopping: AbortSignal,
): Promise<void> {
  const { db, provider, clock, counters } = services
  async function attempt(payment: Payment): Promise<void> {
    try {
      await reconcile(services, payment)
      counters.countReconciled('done')
    } catch (error) {
      counters.countReconciled('failed')
      await handleFailure(services, payment, error)
    }
  }
  async function work(): Promise<void> {
    while (!stopping.aborted) {
      const payment = await claimPayment(db, provider.name, clock())
      if (!payment) return
      await runJob('reconcile', () => attempt(payment))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/**
 * Finds in the background what no webhook told; several backends share the work. @returns stops it
 */
export function startReconciler(services: PaymentServices): () => Promise<void> {
  const stop = startPolling({
    intervalMs: POLL_INTERVAL_MS,
    work: (stopping) => reconcilePayments(services, stopping),
    // The database is away.
    onError: (error) => services.log.error(error),
  })
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_TIMEOUT_MS)))
    await Promise.race([stop(), tooLate])
    clearTimeout(timer)
  }
}
