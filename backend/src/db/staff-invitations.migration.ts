import type { Migration } from 'kysely'

/**
 * Lets owners invite staff by e-mail, and allow them what moves money or hands out buyers' data. Those who are of the staff
 * already are allowed none of it until an owner says so.
 */
export const staffInvitations: Required<Migration> = {
  async up(db) {
    await db.schema
      .alterTable('users')
      .addColumn('officePermissions', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
    await db.schema
      .createTable('staffInvitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('permissions', 'text', (c) => c.notNull())
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('expiresAt', 'text', (c) => c.notNull())
      .execute()
  },
  async down(db) {
    await db.schema.dropTable('staffInvitations').execute()
    await db.schema.alterTable('users').dropColumn('officePermissions').execute()
  },
}
