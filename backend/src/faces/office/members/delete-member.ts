import type { MemberDeleted } from '@shop/contracts/wire/office-members.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import { lockUser } from '../../../platform/db/lock.ts'
import type { Row, Trx } from '../../../platform/db/schema.ts'
import type { Deps } from '../../../platform/deps.ts'
import { HttpError } from '../../../platform/errors/http-error.ts'
import type { OfficeUser } from '../office-access.ts'
import { findMember } from './member.store.ts'
import { findPerson } from './person.ts'
import { listPlaces } from './personal-data.ts'
import { findOrders, findPayments, findRefunds } from './personal-orders.ts'

/** @throws HttpError 422 with what has to be done first */
async function assertDeletable(trx: Trx, user: Row<'users'>, email: string): Promise<void> {
  if (user.email !== email)
    throw new HttpError(422, 'This is not the e-mail address of the member.')
  if (user.role !== null) throw new HttpError(422, 'Please take the role in the office away first.')
  const payments = await findPayments(trx, user.id)
  const isPending = payments.some(({ status, refund }) => status === 'unpaid' || refund === 'due')
  const refunds = await findRefunds(trx, user.id)
  if (isPending || refunds.some(({ status }) => status === 'due')) {
    throw new HttpError(
      422,
      'A payment of this member is not over yet. Please try again in an hour.',
    )
  }
}

/**
 * Deletes a member for good and ends their sessions. Paid orders stay with their goods and amounts, as the law demands,
 * without the person. The log of the office names the member by their id only.
 * @param email of the member, as whoever deletes them has typed it
 * @throws HttpError 404, or 422 with what has to be done first
 */
export function deleteMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: OfficeUser,
  id: string,
  email: string,
): Promise<MemberDeleted> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, id)
    const user = await findMember(trx, id)
    await assertDeletable(trx, user, email)
    const person = await findPerson(trx, user)
    for (const { erase } of listPlaces()) await erase?.(trx, person, now)
    const keptOrders = (await findOrders(trx, id)).length
    const after = { deleted: true, keptOrders }
    const change = { userId: owner.id, kind: 'member', subject: id, before: null, after }
    await recordChange(trx, change, now)
    return { keptOrders }
  })
}
