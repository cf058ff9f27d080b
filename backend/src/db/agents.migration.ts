import type { Migration } from 'kysely'

/** Lets the office hide agents, and tell the second of two people who change one. */
export const officeAgents: Required<Migration> = {
  async up(db) {
    const add = (name: string, value: number) =>
      db.schema
        .alterTable('agents')
        .addColumn(name, 'integer', (c) => c.notNull().defaultTo(value))
        .execute()
    await add('hidden', 0)
    await add('version', 1)
  },
  async down(db) {
    for (const column of ['version', 'hidden']) {
      await db.schema.alterTable('agents').dropColumn(column).execute()
    }
  },
}
