import type { Kysely } from 'kysely'

const tables = ['orders', 'mails']

/** Lets orders and e-mails name the request that they come from. */
export async function addRequestIds(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('requestId', 'text').execute()
  }
}

/** Undoes {@link addRequestIds}. */
export async function removeRequestIds(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.alterTable(table).dropColumn('requestId').execute()
}
