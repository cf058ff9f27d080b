import { sql } from 'kysely'

import { HttpError } from '../errors/http-error.ts'
import type { Trx } from './schema.ts'

/**
 * Serialises transactions of one user until the transaction ends. It is a no-op update, because a
 * write is the one lock that SQLite (whole file) and PostgreSQL (row) share.
 */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await updateNothing(trx, userId).execute()
}

const updateNothing = (trx: Trx, userId: string) =>
  trx
    .updateTable('users')
    .set({ id: sql.ref('id') })
    .where('id', '=', userId)

/**
 * As {@link lockUser}, for what a member leaves behind: nothing is added of one who was deleted since the request came.
 * @throws HttpError 401
 */
export async function lockMember(trx: Trx, userId: string): Promise<void> {
  const { numUpdatedRows } = await updateNothing(trx, userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new HttpError(401, 'Your session has ended. Please log in again.')
}
