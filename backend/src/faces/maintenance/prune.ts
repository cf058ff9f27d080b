import { hasOpenPayment } from '../../domain/holds/order-hold.ts'
import type { Deps } from '../../platform/deps.ts'

/** Providers repeat an event, browsers an order and people a question about an e-mail, for days at most. */
const RETENTION_DAYS = 30
/** A link that has expired only says so. */
const VERIFICATION_RETENTION_DAYS = 1
/** Canaries last days. */
const REPORT_RETENTION_DAYS = 14
/** The owner has them as e-mails, too. */
const FORM_RETENTION_DAYS = 365
const INTERVAL_MS = 3_600_000

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}

/**
 * Deletes what is no longer needed: old payment events, sessions of the fake provider, e-mails that left the
 * queue, forms but for choices of the legal texts, requests of the newsletter that nobody confirmed, failures of
 * front ends, what is counted of visits, expired tokens, links and limits, what orders held that
 * nobody can pay any more, and old attempts at an order. Payments end that no provider has ended, such as those of a provider
 * that the shop has left: they would hold pieces and codes for ever. The attempt
 * that numbered the order stays, so that no other order gets its number.
 */
export async function pruneOldRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const oldest = daysBefore(now, RETENTION_DAYS)
  await db.deleteFrom('paymentEvents').where('receivedAt', '<', oldest).execute()
  await db.deleteFrom('testSessions').where('expiresAt', '<', oldest).execute()
  await db.deleteFrom('tokens').where('expiresAt', '<', now.toISOString()).execute()
  await db.deleteFrom('rateLimits').where('expiresAt', '<', now.toISOString()).execute()
  const oldestReport = daysBefore(now, REPORT_RETENTION_DAYS)
  await db.deleteFrom('failureReports').where('minute', '<', oldestReport).execute()
  await db.deleteFrom('vitalCounts').where('day', '<', oldestReport.slice(0, 10)).execute()
  await db.deleteFrom('failureSamples').where('lastAt', '<', oldestReport).execute()
  await db
    .deleteFrom('verifications')
    .where('expiresAt', '<', daysBefore(now, VERIFICATION_RETENTION_DAYS))
    .execute()
  await db.deleteFrom('staffInvitations').where('expiresAt', '<', oldest).execute()
  await db
    .deleteFrom('forms')
    .where('kind', '<>', 'consent')
    .where('createdAt', '<', daysBefore(now, FORM_RETENTION_DAYS))
    .execute()
  await db
    .deleteFrom('subscribers')
    .where('confirmedAt', 'is', null)
    .where('requestedAt', '<', oldest)
    .execute()
  await db
    .deleteFrom('mails')
    .where('status', '!=', 'pending')
    .where('dueAt', '<', oldest)
    .execute()
  await db
    .updateTable('payments')
    .set({ status: 'expired', checkAt: null })
    .where('status', '=', 'unpaid')
    .where('expiresAt', '<', oldest)
    .execute()
  await db
    .deleteFrom('stockReservations')
    .where((e) =>
      e.exists(
        e
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.id', '=', 'stockReservations.orderId')
          .where('orders.confirmedAt', '<', oldest)
          .where((order) => order.not(hasOpenPayment(order))),
      ),
    )
    .execute()
  await db
    .deleteFrom('orderAttempts')
    .where((e) =>
      e.exists(
        e
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.id', '=', 'orderAttempts.orderId')
          .whereRef('orders.number', '<>', 'orderAttempts.trackingOrderId')
          .where('orders.confirmedAt', '<', oldest),
      ),
    )
    .execute()
}

/** Prunes now and every hour. @returns stops it */
export function startPruning(deps: Deps, onError: (error: unknown) => void): () => void {
  const prune = () => void pruneOldRows(deps).catch(onError)
  const timer = setInterval(prune, INTERVAL_MS)
  prune()
  return () => clearInterval(timer)
}
