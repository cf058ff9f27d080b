import type { OrderNote } from '@shop/contracts/wire/office-orders.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { lockUser } from '../../../platform/db/lock.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { OfficeUser } from '../office-access.ts'
import { findMember } from './member.store.ts'

/** Notes something about a member, once for each id, and logs that it was noted, not what. @throws HttpError 404 */
export async function noteOnMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId }: OfficeUser,
  memberId: string,
  note: OrderNote,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, memberId)
    await findMember(trx, memberId)
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('memberNotes')
      .values({ ...note, memberId, userId, createdAt: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
    const change = { before: null, after: { noteAdded: true } }
    await recordChange(trx, { userId, kind: 'member', subject: memberId, ...change }, now)
  })
}
