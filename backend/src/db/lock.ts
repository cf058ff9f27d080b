import { sql } from 'kysely'

import type { Trx } from './schema.ts'

/**
 * Serialises transactions of one user until the transaction ends. It is a no-op update, because a
 * write is the one lock that SQLite (whole file) and PostgreSQL (row) share.
 */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ id: sql.ref('id') })
    .where('id', '=', userId)
    .execute()
}
