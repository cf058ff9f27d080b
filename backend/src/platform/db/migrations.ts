import { type Migration, sql } from 'kysely'

import { initial } from './migrations/initial.migration.ts'
import type { Db } from './schema.ts'

const INITIAL = '033-initial'

/** The last of the migrations that the initial one took the place of. */
const LAST_EARLIER = '032-product-imports'

/**
 * By name, in order. Each but the first says how it is undone; what a dropped column or table held is lost then, so a backup
 * comes first.
 */
export const migrations: Record<string, Migration> = {
  [INITIAL]: initial,
  '034-order-tax': {
    up: (db) =>
      db.schema
        .alterTable('orders')
        .addColumn('taxPercent', 'double precision', (c) => c.notNull().defaultTo(5))
        .execute(),
    down: (db) => db.schema.alterTable('orders').dropColumn('taxPercent').execute(),
  },
  '035-order-cancellations': {
    async up(db) {
      const { schema } = db
      await schema.alterTable('orders').addColumn('restocked', 'text').execute()
      await schema.alterTable('refunds').addColumn('items', 'text').execute()
      await schema
        .alterTable('refunds')
        .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    },
    async down(db) {
      await db.schema.alterTable('orders').dropColumn('restocked').execute()
      for (const column of ['items', 'reason'])
        await db.schema.alterTable('refunds').dropColumn(column).execute()
    },
  },
  '036-order-notes': {
    async up(db) {
      await db.schema
        .createTable('orderNotes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('orderId', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('userId', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute()
      const { schema } = db
      await schema.createIndex('orderNotesByOrder').on('orderNotes').column('orderId').execute()
      await schema.createIndex('officeLogBySubject').on('officeLog').column('subject').execute()
    },
    async down(db) {
      await db.schema.dropIndex('officeLogBySubject').execute()
      await db.schema.dropTable('orderNotes').execute()
    },
  },
  '037-invoices': {
    async up(db) {
      const { schema } = db
      await schema
        .createTable('invoices')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('orderId', 'text', (c) => c.notNull().references('orders.id'))
        .addColumn('refundId', 'text')
        .addColumn('issuedAt', 'text', (c) => c.notNull())
        .addColumn('document', 'text', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull())
        .addUniqueConstraint('invoicesByNumber', ['kind', 'number'])
        .execute()
      await schema.createIndex('invoicesByOrder').on('invoices').column('orderId').execute()
    },
    down: (db) => db.schema.dropTable('invoices').execute(),
  },
  '038-offline-payments': {
    up: (db) => db.schema.alterTable('orders').addColumn('paymentMethod', 'text').execute(),
    down: (db) => db.schema.alterTable('orders').dropColumn('paymentMethod').execute(),
  },
  '039-disputes': {
    up: (db) => db.schema.alterTable('payments').addColumn('dispute', 'text').execute(),
    down: (db) => db.schema.alterTable('payments').dropColumn('dispute').execute(),
  },
  '040-reminder-choices': {
    up: (db) => db.schema.alterTable('users').addColumn('remindersEndedAt', 'text').execute(),
    down: (db) => db.schema.alterTable('users').dropColumn('remindersEndedAt').execute(),
  },
  '041-order-search': {
    async up(db) {
      await db.schema.createIndex('ordersByNumber').on('orders').column('number').execute()
      await db.schema.createIndex('ordersByCreation').on('orders').column('createdAt').execute()
    },
    async down(db) {
      await db.schema.dropIndex('ordersByNumber').execute()
      await db.schema.dropIndex('ordersByCreation').execute()
    },
  },
  '042-deleted-agents': {
    up: (db) =>
      db.schema
        .alterTable('agents')
        .addColumn('deleted', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
    down: (db) => db.schema.alterTable('agents').dropColumn('deleted').execute(),
  },
  '043-low-stock-mails': {
    up: (db) => db.schema.alterTable('products').addColumn('lowStock', 'integer').execute(),
    down: (db) => db.schema.alterTable('products').dropColumn('lowStock').execute(),
  },
  '044-content-pages': {
    up: (db) =>
      db.schema
        .createTable('contentPages')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('position', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute(),
    down: (db) => db.schema.dropTable('contentPages').execute(),
  },
  '045-favourites': {
    up: (db) =>
      db.schema
        .createTable('favourites')
        .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('productId', 'text', (c) => c.notNull())
        .addColumn('addedAt', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('favouritesKey', ['userId', 'productId'])
        .execute(),
    down: (db) => db.schema.dropTable('favourites').execute(),
  },
  '046-member-notes': {
    async up({ schema }) {
      await schema
        .createTable('memberNotes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('memberId', 'text', (c) => c.notNull().references('users.id'))
        .addColumn('userId', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute()
      await schema.createIndex('memberNotesByMember').on('memberNotes').column('memberId').execute()
      await schema.createIndex('usersByCreation').on('users').column('createdAt').execute()
    },
    async down({ schema }) {
      await schema.dropIndex('usersByCreation').execute()
      await schema.dropTable('memberNotes').execute()
    },
  },
  '047-blog-posts': {
    up: (db) =>
      db.schema
        .createTable('blogPosts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('date', 'text', (c) => c.notNull())
        .addColumn('readMinutes', 'integer', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('picture', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('deleted', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute(),
    down: (db) => db.schema.dropTable('blogPosts').execute(),
  },
}

/** Whether the initial migration took the place of one. */
export const isEarlierMigration = (name: string): boolean => name < INITIAL

/**
 * Notes the initial migration in a database that earlier ones have made, whose tables are the same.
 * @throws when the earlier migrations were not all applied
 */
export async function carryOver(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const earlier = rows
    .map(({ name }) => name)
    .filter(isEarlierMigration)
    .toSorted()
  const last = earlier.at(-1)
  if (last === undefined) return
  if (last !== LAST_EARLIER) {
    throw new Error(
      `The database is at the migration ${last}. Let a version of the backend that has ${LAST_EARLIER} migrate it first.`,
    )
  }
  await db.transaction().execute(async (trx) => {
    await sql`delete from kysely_migration where name < ${INITIAL}`.execute(trx)
    // Another backend may do the same.
    await sql`insert into kysely_migration values (${INITIAL}, ${new Date().toISOString()})
      on conflict do nothing`.execute(trx)
  })
}
