import type { MemberData } from '@shop/contracts/wire/office-members.ts'

import { recordChange } from '../../../domain/audit-log/audit-log.store.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { OfficeUser } from '../office-access.ts'
import { findMember } from './member.store.ts'
import { findPerson } from './person.ts'
import { listPlaces } from './personal-data.ts'

/**
 * All that is stored about a member, without what would let somebody in. That it was handed out is logged.
 * @throws HttpError 404
 */
export function exportMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: OfficeUser,
  id: string,
): Promise<MemberData> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, await findMember(trx, id))
    const data: MemberData = { exportedAt: now.toISOString() }
    for (const { read } of listPlaces()) Object.assign(data, await read(trx, person))
    const after = { exported: true }
    const change = { userId: owner.id, kind: 'member', subject: id, before: null, after }
    await recordChange(trx, change, now)
    return data
  })
}
