import {
  consumeVerification,
  withdrawVerifications,
} from '../../platform/auth/verification.store.ts'
import { lockUser } from '../../platform/db/lock.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'

interface NewPassword {
  passwordHash: string
  /** The session that goes on; all others end. */
  keepJti?: string
}

/** Ends a user's sessions. @param keepJti the one that goes on, if any */
export async function endSessions(
  trx: Trx,
  userId: string,
  now: Date,
  keepJti = '',
): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ revokedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('jti', '!=', keepJti)
    .execute()
}

/** Sets a password, ends the user's other sessions, withdraws all links and tells the user. */
export async function setPassword(
  trx: Trx,
  user: Row<'users'>,
  { passwordHash, keepJti }: NewPassword,
  now: Date,
): Promise<void> {
  const { id: userId, email: recipient, language } = user
  await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
  await endSessions(trx, userId, now, keepJti)
  await withdrawVerifications(trx, userId, now)
  const mail = { recipient, language, data: null, userId }
  await enqueueMail(trx, { kind: 'passwordChanged', ...mail }, now)
}

/**
 * Changes the password of a user who has proved to know the present one, and ends all other sessions.
 * @param user as read before the current password was verified
 * @returns `false` when the password has been changed meanwhile
 */
export function changePassword(
  { db, clock }: Deps,
  user: Row<'users'>,
  password: NewPassword,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const current = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirst()
    if (current?.passwordHash !== user.passwordHash) return false
    await setPassword(trx, current, password, clock())
    return true
  })
}

/**
 * Sets the password of whoever opened a reset link, and ends all sessions.
 * @returns the user's e-mail address; `null` when the link was used, withdrawn or has expired
 */
export function resetPassword(
  deps: Deps,
  token: string,
  passwordHash: string,
): Promise<string | null> {
  return deps.db.transaction().execute(async (trx) => {
    const verification = await consumeVerification({ ...deps, db: trx }, token, 'password-reset')
    if (!verification) return null
    await lockUser(trx, verification.userId)
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', verification.userId)
      .executeTakeFirstOrThrow()
    await setPassword(trx, user, { passwordHash }, deps.clock())
    return user.email
  })
}
