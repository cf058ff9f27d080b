import { randomBytes, randomUUID } from 'node:crypto'

import type { OfficeRole, StaffMember } from '@shop/contracts/office.ts'

import { hashPassword } from '../auth/passwords.ts'
import { consumeVerification, saveVerification } from '../auth/verification.store.ts'
import { lockUser } from '../db/lock.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { setPassword } from '../users/password.service.ts'
import { createUser, findUserByEmail } from '../users/user.store.ts'
import type { OfficeUser } from './office-access.ts'
import { recordChange } from './office-log.store.ts'
import { removeSecondFactor } from './second-factor.store.ts'

/** How long the link of `npm run backend -- owner` works. */
export const OWNER_LINK_MINUTES = 60

/** Everybody with a role, owners first. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.email', 'users.role'])
    .select('secondFactors.confirmedAt')
    .where('users.role', 'is not', null)
    .orderBy('users.role')
    .orderBy('users.email')
    .execute()
  return rows.map(({ id: _id, firstName, lastName, email, role, confirmedAt }) => ({
    _id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    role: role ?? 'staff',
    hasSecondFactor: confirmedAt !== null,
  }))
}

/**
 * Gives a member a role, or takes it away, with their second factor.
 * @throws HttpError 422 when there is no such member, or the owner would change their own role
 */
export async function changeRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: OfficeUser,
  { email, role }: { email: string; role: OfficeRole | null },
): Promise<void> {
  const member = await findUserByEmail(db, email)
  if (!member) {
    throw new HttpError(
      422,
      'Nobody is registered with this e-mail address. Let them register first.',
    )
  }
  if (member.id === owner.id) {
    throw new HttpError(422, 'You cannot change your own role. Another owner can.')
  }
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, member.id)
    await trx.updateTable('users').set({ role }).where('id', '=', member.id).execute()
    if (role === null) await removeSecondFactor(trx, member.id)
    const [before, after] = [{ role: member.role }, { role }]
    const change = { userId: owner.id, kind: 'staff', subject: member.id, before, after }
    await recordChange(trx, change, clock())
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
    await trx.updateTable('users').set({ role: 'owner' }).where('id', '=', userId).execute()
    const [before, after] = [{ role: user.role }, { role: 'owner' }]
    await recordChange(trx, { userId, kind: 'staff', subject: userId, before, after }, now)
    return user.email
  })
}
