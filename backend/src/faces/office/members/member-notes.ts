import type { OfficeMemberDetails } from '@shop/contracts/wire/office-members.ts'

import type { Db, Trx } from '../../../platform/db/schema.ts'
import type { PersonalData } from './person.ts'

/** What the office has noted about a member, the latest first. */
export const listMemberNotes = (
  db: Db | Trx,
  memberId: string,
): Promise<OfficeMemberDetails['notes']> =>
  db
    .selectFrom('memberNotes')
    .leftJoin('users', 'users.id', 'memberNotes.userId')
    .select(['memberNotes.createdAt as at', 'users.email as who', 'memberNotes.text'])
    .where('memberId', '=', memberId)
    .orderBy('memberNotes.createdAt', 'desc')
    .execute()

export const memberNotes: PersonalData = {
  async read(trx, { user }) {
    const notes = await listMemberNotes(trx, user.id)
    return { officeNotes: notes.map(({ at: createdAt, text }) => ({ text, createdAt })) }
  },
  erase: (trx, { user }) => trx.deleteFrom('memberNotes').where('memberId', '=', user.id).execute(),
}
