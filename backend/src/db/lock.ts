import { sql } from 'kysely'

import type { Trx } from './schema.ts'

/**
 * Makes the rest of the transaction wait for every other transaction that holds the same user, so
 * that one user's orders and payments happen one after another. It writes, because a write is the
 * one lock that SQLite (whole file) and PostgreSQL (row) both know.
 */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ id: sql.ref('id') })
    .where('id', '=', userId)
    .execute()
}
