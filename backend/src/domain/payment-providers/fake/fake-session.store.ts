import { randomBytes } from 'node:crypto'

import type { PaymentStatus } from '@shop/contracts/wire/order.ts'

import { toJson } from '../../../platform/db/json.ts'
import type { Row } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { SessionRequest } from '../../payments/payment.provider.ts'

export type FakeSession = Row<'testSessions'>

/** Creates a payment's session, idempotently. @returns the session's id */
export async function createFakeSession({ db }: Deps, request: SessionRequest): Promise<string> {
  const { paymentId: idempotencyKey, paymentRequest, returnUrl, expiresAt } = request
  await db
    .insertInto('testSessions')
    .values({
      id: `cs_test_${randomBytes(32).toString('base64url')}`,
      idempotencyKey,
      returnUrl,
      status: 'unpaid',
      bill: toJson(paymentRequest),
      expiresAt: expiresAt.toISOString(),
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

/** The session with its current status: `expired` when it was not paid in time. */
export async function findFakeSession(
  { db, clock }: Deps,
  id: string,
): Promise<FakeSession | null> {
  const session = await db
    .selectFrom('testSessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session) return null
  const expired = session.status === 'unpaid' && session.expiresAt <= clock().toISOString()
  return expired ? { ...session, status: 'expired' } : session
}

/** Ends an open session. @returns whether this call ended it */
export async function endFakeSession(
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
