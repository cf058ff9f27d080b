import { randomUUID } from 'node:crypto'

import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'

import {
  consumeVerification,
  saveVerification,
  withdrawVerifications,
} from '../../platform/auth/verification.store.ts'
import { isUniqueViolation } from '../../platform/db/database-errors.ts'
import { lockMember, lockUser } from '../../platform/db/lock.ts'
import type { Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { enqueueMail } from '../../platform/mail/mail.queue.ts'

/** Keeps an address that is not a member's present one, so that what was sent from or to it is found with their data. */
async function rememberEmail(trx: Trx, userId: string, email: string): Promise<void> {
  const row = { userId, email }
  await trx
    .insertInto('memberEmails')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Sends a link to a new address, which takes effect when the link is confirmed, and tells the present
 * address. Does the same for an address that belongs to another account: avoid account enumeration.
 */
export function requestEmailChange(deps: Deps, user: Row<'users'>, email: string): Promise<void> {
  const { id: userId, email: presentEmail, language } = user
  const newEmail = normalizeEmail(email)
  const id = randomUUID()
  const now = deps.clock()
  return deps.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId)
    await saveVerification({ ...deps, db: trx }, { id, purpose: 'email-change', userId, newEmail })
    await rememberEmail(trx, userId, newEmail)
    const link = { id, recipient: newEmail, language, data: { userId }, userId }
    await enqueueMail(trx, { kind: 'emailChange', ...link }, now)
    const notice = { recipient: presentEmail, language, data: { newEmail }, userId }
    await enqueueMail(trx, { kind: 'emailChangeRequested', ...notice }, now)
  })
}

/**
 * Makes the confirmed address the user's, withdraws all other links and tells the former address.
 * @returns `false` when the link was used, withdrawn or has expired, or the address is taken
 */
export async function confirmEmailChange(deps: Deps, token: string): Promise<boolean> {
  const now = deps.clock()
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const verification = await consumeVerification({ ...deps, db: trx }, token, 'email-change')
      if (!verification?.newEmail) return false
      const { userId, newEmail } = verification
      await lockUser(trx, userId)
      const { email: recipient, language } = await trx
        .selectFrom('users')
        .select(['email', 'language'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      await trx.updateTable('users').set({ email: newEmail }).where('id', '=', userId).execute()
      await rememberEmail(trx, userId, recipient)
      await withdrawVerifications(trx, userId, now)
      const mail = { recipient, language, data: { newEmail }, userId }
      await enqueueMail(trx, { kind: 'emailChanged', ...mail }, now)
      return true
    })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
