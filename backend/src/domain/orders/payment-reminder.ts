import { runJob } from 'monitoring/request-context.ts'

import type { Db } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { startPolling } from '../../platform/jobs/start-polling.ts'
import type { AmountLimits } from './amount-limits.ts'
import { oldestPayableConfirmation } from './order.state.ts'
import { isStillOffered } from './order.store.ts'
import { enqueueOrderMail } from './order-mail.ts'

/** Card pages are closed by then, and whoever only went for their card is back. */
const REMINDER_DELAY_MINUTES = 60
const POLL_INTERVAL_MS = 60_000
/** Others wait for the next round. */
const MAX_REMINDERS = 100

/**
 * Open orders whose buyers may have left the card page: they can still be paid, no payment is open or may have been made
 * unseen, and their buyers, who want to be reminded, have neither confirmed nor paid another order since.
 */
const selectWaiting = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .where('orders.status', '=', 'open')
    .where('orders.confirmedAt', '>', oldestPayableConfirmation(now))
    .where((e) =>
      e.exists(
        e
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'orders.userId')
          .where('users.remindersEndedAt', 'is', null),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.orderId', '=', 'orders.id')
            .where('payments.status', 'in', ['unpaid', 'paid']),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('orders as others')
            .select('others.id')
            .whereRef('others.userId', '=', 'orders.userId')
            .whereRef('others.id', '<>', 'orders.id')
            .where('others.status', '<>', 'cancelled')
            .where((other) =>
              other.or([
                other('others.confirmedAt', '>', other.ref('orders.confirmedAt')),
                other('others.paidAt', '>', other.ref('orders.confirmedAt')),
              ]),
            ),
        ),
      ),
    )

/** Whether the buyer of an order is to be asked for its payment, and can make it at its prices. */
export async function isAwaitingPayment(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  orderId: string,
): Promise<boolean> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const order = await selectWaiting(trx, now)
      .selectAll('orders')
      .where('orders.id', '=', orderId)
      .executeTakeFirst()
    return order !== undefined && isStillOffered(trx, { config }, order, now)
  })
}

type ReminderServices = Pick<Deps, 'db' | 'clock'> & { provider: Pick<AmountLimits, 'minAmount'> }

/**
 * Queues one e-mail for each order that was placed an hour ago and is not paid. The order notes it in the same
 * transaction, so that neither a kill nor another backend repeats it. Whether it is still true is asked when it is sent.
 */
export async function queuePaymentReminders({
  db,
  clock,
  provider,
}: ReminderServices): Promise<void> {
  const now = clock()
  const remindedAt = now.toISOString()
  const latest = new Date(now.getTime() - REMINDER_DELAY_MINUTES * 60_000).toISOString()
  const orders = await selectWaiting(db, now)
    .select('orders.id')
    .where('orders.remindedAt', 'is', null)
    .where('orders.confirmedAt', '<=', latest)
    // The provider may have raised its minimum since the order was placed.
    .where('orders.total', '>=', provider.minAmount)
    .orderBy('orders.confirmedAt')
    .limit(MAX_REMINDERS)
    .execute()
  for (const { id: orderId } of orders) {
    await db.transaction().execute(async (trx) => {
      const claimed = await trx
        .updateTable('orders')
        .set({ remindedAt })
        .where('id', '=', orderId)
        .where('status', '=', 'open')
        .where('remindedAt', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (claimed) await enqueueOrderMail(trx, { kind: 'paymentReminder', data: { orderId } }, now)
    })
  }
}

/** Reminds buyers of unpaid orders in the background; several backends may do so at once. @returns stops it */
export function startPaymentReminders(
  services: ReminderServices & Pick<Deps, 'log'>,
): () => Promise<void> {
  return startPolling({
    intervalMs: POLL_INTERVAL_MS,
    work: () => runJob('remind', () => queuePaymentReminders(services)),
    // The database is away.
    onError: (error) => services.log.error(error),
  })
}
