import type { Db, Row } from '../../platform/db/schema.ts'

type Payment = Row<'payments'>

/** Longer than the provider may take; then another backend takes over from one that died. */
const LEASE_MS = 60_000
/** A payment whose webhook was lost is found within two of these. */
export const CHECK_INTERVAL_MS = 60_000
const MAX_CHECK_INTERVAL_MS = 3_600_000

function addMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}

/** Until when whoever asks the provider has the claim of a payment. */
export const getLeaseEnd = (now: Date): string => addMs(now, LEASE_MS)

/** Claims a payment that the provider is to be asked about, exclusively among all backends. */
export async function claimPayment(db: Db, driver: string, now: Date): Promise<Payment | null> {
  for (;;) {
    const due = await db
      .selectFrom('payments')
      .select(['id', 'checkAt'])
      .where('checkAt', '<=', now.toISOString())
      .where('driver', '=', driver)
      .orderBy('checkAt')
      .limit(1)
      .executeTakeFirst()
    if (!due) return null
    const claimed = await db
      .updateTable('payments')
      .set({ checkAt: getLeaseEnd(now) })
      .where('id', '=', due.id)
      // The first to change the time has the claim.
      .where('checkAt', '=', due.checkAt)
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

/** When a payment is checked next: less often the longer ago that which is waited for should have come. */
function getNextCheck(expectedAt: string, now: Date): string {
  const overdueMs = now.getTime() - Date.parse(expectedAt)
  return addMs(now, Math.min(Math.max(CHECK_INTERVAL_MS, overdueMs / 2), MAX_CHECK_INTERVAL_MS))
}

/**
 * Ends the claim of a payment: it is checked again later, or no more.
 * @param result.expectedAt when the response should have come, ISO 8601; by default the end of the session
 * @param change what else is stored with it. A check that became due meanwhile stays.
 */
export async function releasePayment(
  db: Db,
  payment: Payment,
  result: { again: boolean; now: Date; expectedAt?: string },
  change: Partial<Payment> = {},
): Promise<void> {
  const { again, now, expectedAt = payment.expiresAt } = result
  const checkAt = again ? getNextCheck(expectedAt, now) : null
  await db
    .updateTable('payments')
    .set({ ...change, checkAt })
    .where('id', '=', payment.id)
    .where('checkAt', '=', payment.checkAt)
    .execute()
}
