import type { Kysely, Migration } from 'kysely'

const COLUMNS = ['occupation', 'description', 'website']

/** Members may tell more of themselves in the settings of their account. */
export const memberDetails: Required<Migration> = {
  async up(db: Kysely<unknown>) {
    for (const column of COLUMNS) {
      const table = db.schema.alterTable('users')
      await table.addColumn(column, 'text', (c) => c.notNull().defaultTo('')).execute()
    }
  },
  async down(db: Kysely<unknown>) {
    for (const column of COLUMNS) await db.schema.alterTable('users').dropColumn(column).execute()
  },
}
