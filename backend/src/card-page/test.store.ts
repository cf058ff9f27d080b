import { randomBytes } from 'node:crypto'

import type { PaymentStatus } from '@shop/contracts/order.ts'

import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { SessionRequest } from '../payments/payment.driver.ts'

export type TestSession = Row<'testSessions'>

/** The session for a payment: made at the first call, the same one afterwards. */
export async function openTestSession({ db }: Deps, request: SessionRequest): Promise<string> {
  const { paymentId: idempotencyKey, bill, returnUrl, expiresAt } = request
  await db
    .insertInto('testSessions')
    .values({
      ...{ id: `cs_test_${randomBytes(32).toString('base64url')}`, idempotencyKey, returnUrl },
      ...{ status: 'unpaid', bill: JSON.stringify(bill), expiresAt: expiresAt.toISOString() },
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('testSessions')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return id
}

/** A session with the status it has now: one that nobody paid in time has expired. */
export async function findTestSession(
  { db, clock }: Deps,
  id: string,
): Promise<TestSession | null> {
  const session = await db
    .selectFrom('testSessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session) return null
  const late = session.status === 'unpaid' && session.expiresAt <= clock().toISOString()
  return late ? { ...session, status: 'expired' } : session
}

/**
 * Ends a session that is still open.
 * @returns whether it was this call that ended it
 */
export async function endTestSession(
  { db, clock }: Deps,
  id: string,
  status: Exclude<PaymentStatus, 'unpaid'>,
): Promise<boolean> {
  const ended = await db
    .updateTable('testSessions')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'unpaid')
    .where('expiresAt', '>', clock().toISOString())
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}
