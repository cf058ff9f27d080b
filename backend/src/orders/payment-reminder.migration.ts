import { type Migration, sql } from 'kysely'

/** Notes when buyers were reminded of a payment. Those of earlier orders are not: they did not expect it. */
export const paymentReminder: Required<Migration> = {
  async up(db) {
    await db.schema.alterTable('orders').addColumn('remindedAt', 'text').execute()
    await sql`update ${sql.table('orders')} set ${sql.ref('remindedAt')} = ${sql.ref('createdAt')}
      where ${sql.ref('status')} = 'open'`.execute(db)
    await db.schema
      .createIndex('ordersByConfirmation')
      .on('orders')
      .columns(['status', 'confirmedAt'])
      .execute()
  },
  async down(db) {
    await db.schema.dropIndex('ordersByConfirmation').execute()
    await db.schema.alterTable('orders').dropColumn('remindedAt').execute()
  },
}
