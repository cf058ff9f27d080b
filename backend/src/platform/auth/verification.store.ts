import { createHash, createHmac } from 'node:crypto'

import { LINK_MINUTES } from 'settings/rate-limits.ts'

import type { Config } from '../config/config.ts'
import type { Db, Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

type Purpose = Row<'verifications'>['purpose']

interface NewVerification {
  id: string
  purpose: Purpose
  userId: string
  newEmail: string | null
}

/**
 * The secret of a verification's link. It is derived, not random, so that neither the verification nor
 * the queued e-mail needs to store it.
 */
export function createToken(secret: Uint8Array, id: string, purpose: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')
}

/** What is stored of a link's token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function expiryAfter(now: Date, minutes = LINK_MINUTES): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

interface VerificationDeps extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Config, 'secret'>
}

/**
 * Stores a verification; the one with this id, if there is one and it was not used, is prolonged.
 * @param minutes that the link works
 * @returns the link's token
 */
export async function saveVerification(
  { db, clock, config }: VerificationDeps,
  verification: NewVerification,
  minutes?: number,
): Promise<string> {
  const { id, purpose } = verification
  const expiresAt = expiryAfter(clock(), minutes)
  const token = createToken(config.secret, id, purpose)
  const tokenHash = hashToken(token)
  await db
    .insertInto('verifications')
    .values({ ...verification, tokenHash, expiresAt, usedAt: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ expiresAt }).where('verifications.usedAt', 'is', null),
    )
    .execute()
  return token
}

/**
 * Prolongs a stored verification and returns its token, for the e-mail with the link.
 * @returns `null` when it was used or withdrawn
 */
export async function renewVerification(
  { db, clock, config }: Deps,
  id: string,
): Promise<{ token: string; verification: Row<'verifications'> } | null> {
  const verification = await db
    .updateTable('verifications')
    .set({ expiresAt: expiryAfter(clock()) })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!verification) return null
  return { token: createToken(config.secret, id, verification.purpose), verification }
}

/** The verification that a token opens; `undefined` when it was used, withdrawn or has expired. */
export function findVerification(
  { db, clock }: Deps,
  token: string,
  purpose: Purpose,
): Promise<Row<'verifications'> | undefined> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', clock().toISOString())
    .executeTakeFirst()
}

/** Uses a token, once and for all. @returns as {@link findVerification} */
export function consumeVerification(
  { db, clock }: Deps,
  token: string,
  purpose: Purpose,
): Promise<Row<'verifications'> | undefined> {
  const now = clock().toISOString()
  return db
    .updateTable('verifications')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Withdraws the user's links that were not used. */
export async function withdrawVerifications(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ usedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}
