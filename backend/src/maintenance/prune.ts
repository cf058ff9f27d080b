import type { Deps } from '../deps.ts'

/** Providers repeat an event, and browsers an order, for days at most. */
const RETENTION_DAYS = 30
const INTERVAL_MS = 3_600_000

/**
 * Deletes what is no longer needed: old payment events, expired tokens, and old attempts at an order. The
 * attempt that numbered the order stays, so that no other order gets its number.
 */
export async function pruneOldRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString()
  await db.deleteFrom('paymentEvents').where('receivedAt', '<', oldest).execute()
  await db.deleteFrom('tokens').where('expiresAt', '<', now.toISOString()).execute()
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
