import { randomUUID } from 'node:crypto'

import type { OfficePermission } from '@shop/contracts/rules/office-permissions.ts'
import type { OfficeRole, StaffInvitation } from '@shop/contracts/wire/office.ts'

import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { createToken, hashToken } from '../../platform/auth/verification.store.ts'
import { parseJson, toJson } from '../../platform/db/json.ts'
import { lockUser } from '../../platform/db/lock.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'
import { recordChange } from '../audit-log/audit-log.store.ts'
import { endSessions } from '../users/password.service.ts'
import { findUser, findUserByEmail } from '../users/user.store.ts'

/** How long the link of an invitation works. */
const INVITATION_DAYS = 7
const PURPOSE = 'staff-invitation'

type Invitation = Row<'staffInvitations'>

interface Access {
  role: OfficeRole
  permissions: OfficePermission[]
}

const getExpiry = (now: Date) =>
  new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString()

const findByEmail = (db: Db | Trx, email: string) =>
  db.selectFrom('staffInvitations').selectAll().where('email', '=', email).executeTakeFirst()

const toAccess = ({ role, permissions }: Invitation): Access => ({
  role,
  permissions: parseJson(permissions),
})

/** The invitations that nobody has taken up, also those that have expired: they can be sent again. */
export async function listInvitations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<StaffInvitation[]> {
  const now = clock().toISOString()
  const rows = await db.selectFrom('staffInvitations').selectAll().orderBy('email').execute()
  return rows.map((row) => {
    const { id: _id, email, expiresAt } = row
    return { _id, email, ...toAccess(row), expiresAt, hasExpired: expiresAt <= now }
  })
}

/** Offers a role to an e-mail address, by a link that is sent there; once more to one that was invited already. */
export async function inviteStaff(
  trx: Trx,
  { clock, config }: { clock: Deps['clock']; config: Pick<Deps['config'], 'secret'> },
  owner: AuthenticatedUser,
  { email, role, permissions }: Access & { email: string },
): Promise<void> {
  const now = clock()
  const former = await findByEmail(trx, email)
  const id = former?.id ?? randomUUID()
  const offer = { role, permissions: toJson(permissions), expiresAt: getExpiry(now) }
  const tokenHash = hashToken(createToken(config.secret, id, PURPOSE))
  await trx
    .insertInto('staffInvitations')
    .values({ id, email, tokenHash, ...offer })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(offer))
    .execute()
  const before = former ? toAccess(former) : null
  const after = { role, permissions }
  const change = { userId: owner.id, kind: 'invitation', subject: id, before, after }
  await recordChange(trx, change, now)
  const member = await findUserByEmail(trx, email)
  const { language } = member ?? owner
  const mail = { recipient: email, language, data: { invitationId: id } }
  const userId = member?.id ?? null
  await enqueueMail(trx, { kind: 'staffInvitation', ...mail, userId }, now)
}

/** Withdraws the invitation of an e-mail address. @returns whether there was one */
export async function withdrawInvitation(
  trx: Trx,
  by: { id: string },
  email: string,
  now: Date,
): Promise<boolean> {
  const former = await findByEmail(trx, email)
  if (!former) return false
  await trx.deleteFrom('staffInvitations').where('id', '=', former.id).execute()
  const change = { kind: 'invitation', subject: former.id, before: toAccess(former), after: null }
  await recordChange(trx, { userId: by.id, ...change }, now)
  return true
}

/** Prolongs an invitation when its e-mail is sent. @returns the token of its link; `null` when it was withdrawn or taken up */
export async function renewInvitation(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
): Promise<string | null> {
  const { numUpdatedRows } = await db
    .updateTable('staffInvitations')
    .set({ expiresAt: getExpiry(clock()) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? createToken(config.secret, id, PURPOSE) : null
}

/** The invitation that a link's token opens; `undefined` when it was taken up, withdrawn or has expired. */
export function findInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Invitation | undefined> {
  return db
    .selectFrom('staffInvitations')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', clock().toISOString())
    .executeTakeFirst()
}

/**
 * Gives the invited role to the member whose address the link was sent to, which confirms the address. All their sessions
 * end: whoever has one may not be who read the e-mail. An owner stays one.
 * @returns the member; `null` when the invitation is no longer there, or the member's address is another one
 */
export function takeUpInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  memberId: string,
): Promise<Row<'users'> | null> {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, memberId)
    const member = await findUser(trx, memberId)
    if (!member) return null
    const invitation = await trx
      .deleteFrom('staffInvitations')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', now.toISOString())
      .where('email', '=', member.email)
      .returningAll()
      .executeTakeFirst()
    if (!invitation) return null
    const role = member.role ?? invitation.role
    const taken = { role, officePermissions: invitation.permissions }
    await trx.updateTable('users').set(taken).where('id', '=', memberId).execute()
    await endSessions(trx, memberId, now)
    const before = { role: member.role, permissions: parseJson(member.officePermissions) }
    const after = { role, permissions: parseJson(invitation.permissions) }
    const change = { userId: memberId, kind: 'staff', subject: memberId, before, after }
    await recordChange(trx, change, now)
    return { ...member, ...taken }
  })
}
