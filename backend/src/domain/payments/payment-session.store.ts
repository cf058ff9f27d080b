import type { Db, Row } from '../../platform/db/schema.ts'
import type { ProviderSession } from './payment.provider.ts'
import { CHECK_INTERVAL_MS } from './payment.queue.ts'

/** Gives up a payment that has no session. */
export async function abandonPayment(db: Db, paymentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'expired', checkAt: null })
    .where('id', '=', paymentId)
    .where('sessionId', 'is', null)
    .where('status', '=', 'unpaid')
    .execute()
}

/**
 * Stores the session of a payment, to be checked from now on, unless it has another one: providers without idempotency
 * keys create one for each request.
 * @returns the payment as it is now
 */
export async function storeSession(
  db: Db,
  paymentId: string,
  session: ProviderSession,
  now: Date,
): Promise<Row<'payments'>> {
  const stored = await db
    .updateTable('payments')
    .set({ ...session, checkAt: new Date(now.getTime() + CHECK_INTERVAL_MS).toISOString() })
    .where('id', '=', paymentId)
    .where((e) => e.or([e('sessionId', 'is', null), e('sessionId', '=', session.sessionId)]))
    .returningAll()
    .executeTakeFirst()
  if (stored) return stored
  const payments = db.selectFrom('payments').selectAll().where('id', '=', paymentId)
  return payments.executeTakeFirstOrThrow()
}
