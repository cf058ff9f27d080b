import { randomBytes, randomUUID } from 'node:crypto'

import type { StaffChange, StaffMember } from '@shop/contracts/wire/office.ts'
import { mailboxSchema } from '@shop/contracts/wire/text.ts'

import { hashPassword } from '../../platform/auth/passwords.ts'
import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { consumeVerification, saveVerification } from '../../platform/auth/verification.store.ts'
import { parseJson, toJson } from '../../platform/db/json.ts'
import { lockUser } from '../../platform/db/lock.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { recordChange } from '../audit-log/audit-log.store.ts'
import { setPassword } from '../users/password.service.ts'
import { createUser, findUser, findUserByEmail } from '../users/user.store.ts'
import { inviteStaff, withdrawInvitation } from './invitation.store.ts'
import { removeSecondFactor } from './second-factor.store.ts'

/** How long the link of `npm run backend -- owner` works. */
export const OWNER_LINK_MINUTES = 60

/** Everybody with a role, owners first. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.email', 'users.role'])
    .select(['users.officePermissions', 'secondFactors.confirmedAt'])
    .where('users.role', 'is not', null)
    .orderBy('users.role')
    .orderBy('users.email')
    .execute()
  return rows.map(({ id: _id, firstName, lastName, email, role, confirmedAt, ...row }) => ({
    _id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    role: role ?? 'staff',
    permissions: parseJson(row.officePermissions),
    hasSecondFactor: confirmedAt !== null,
  }))
}

const readAccess = ({
  role,
  officePermissions,
}: Pick<Row<'users'>, 'role' | 'officePermissions'>) => ({
  role,
  permissions: parseJson(officePermissions),
})

/** Changes the role of somebody who has one, or takes it away, with their second factor. */
async function changeRole(
  trx: Trx,
  owner: AuthenticatedUser,
  member: Row<'users'>,
  { role, permissions }: Pick<StaffChange, 'role' | 'permissions'>,
  now: Date,
): Promise<void> {
  const changed = { role, officePermissions: toJson(role === 'staff' ? permissions : []) }
  await trx.updateTable('users').set(changed).where('id', '=', member.id).execute()
  if (role === null) await removeSecondFactor(trx, member.id)
  const [before, after] = [readAccess(member), readAccess(changed)]
  const change = { userId: owner.id, kind: 'staff', subject: member.id, before, after }
  await recordChange(trx, change, now)
}

/**
 * Offers a role to an e-mail address, by a link that is sent there: whoever has registered the address may not be the person
 * who reads its e-mails. Who has a role gets the other one at once, or loses it; with null an offer is withdrawn, too.
 * @throws HttpError 422 when the owner would change their own role, nobody has the role that is taken away, or no e-mail
 * reaches the address
 */
export async function changeStaff(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  owner: AuthenticatedUser,
  { email, role, permissions }: StaffChange,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const found = await findUserByEmail(trx, email)
    if (found) await lockUser(trx, found.id)
    const member = found && (await findUser(trx, found.id))
    if (member?.id === owner.id) {
      throw new HttpError(422, 'You cannot change your own role. Another owner can.')
    }
    if (member?.role) return changeRole(trx, owner, member, { role, permissions }, now)
    if (role !== null) {
      const { error } = mailboxSchema.safeParse(email)
      if (error) throw new HttpError(422, error.issues[0]?.message ?? '')
      const offer = { email, role, permissions: role === 'staff' ? permissions : [] }
      return inviteStaff(trx, { clock, config }, owner, offer)
    }
    if (!(await withdrawInvitation(trx, owner, email, now)))
      throw new HttpError(422, 'Nobody with this e-mail address has a role or an invitation.')
  })
}

interface LinkDeps extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Deps['config'], 'secret' | 'backendUrl'>
}

/**
 * Creates the link by which whoever opens it becomes an owner, with a password of their own. An account is created
 * where there is none; it can do nothing until then.
 * @returns the link's address, which works once, for an hour
 */
export async function createOwnerLink(deps: LinkDeps, email: string): Promise<string> {
  const { db, clock, config } = deps
  let user = await findUserByEmail(db, email)
  if (!user) {
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
    const [firstName = ''] = email.split('@')
    user =
      (await createUser({ db, clock }, { email, passwordHash, firstName, lastName: '' })) ??
      undefined
  }
  if (!user) throw new Error(`The account ${email} could not be created.`)
  const verification = {
    id: randomUUID(),
    purpose: 'owner',
    userId: user.id,
    newEmail: null,
  } as const
  const token = await saveVerification(deps, verification, OWNER_LINK_MINUTES)
  return `${config.backendUrl}/portal/owner?${new URLSearchParams({ token })}`
}

/**
 * Makes whoever opened an owner's link an owner: sets the password, ends all sessions and removes the second factor,
 * which is set up again.
 * @returns the user's e-mail address; `null` when the link was used, withdrawn or has expired
 */
export function becomeOwner(
  deps: Deps,
  token: string,
  passwordHash: string,
): Promise<string | null> {
  const now = deps.clock()
  return deps.db.transaction().execute(async (trx) => {
    const verification = await consumeVerification({ ...deps, db: trx }, token, 'owner')
    if (!verification) return null
    const { userId } = verification
    await lockUser(trx, userId)
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await setPassword(trx, user, { passwordHash }, now)
    await removeSecondFactor(trx, userId)
    await withdrawInvitation(trx, user, user.email, now)
    await trx.updateTable('users').set({ role: 'owner' }).where('id', '=', userId).execute()
    const [before, after] = [{ role: user.role }, { role: 'owner' }]
    await recordChange(trx, { userId, kind: 'staff', subject: userId, before, after }, now)
    return user.email
  })
}
