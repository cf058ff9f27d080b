import {
  type ColumnDefinitionBuilder,
  type Kysely,
  type Migration,
  PostgresAdapter,
  sql,
} from 'kysely'

import { createFormTables, dropFormTables } from '../forms/form.migration.ts'
import { createInitialTables } from './initial.migration.ts'
import { memberDetails } from './member-details.migration.ts'
import { officeMigrations } from './office.migration.ts'
import { orderDelivery } from './order-delivery.migration.ts'
import type { Db } from './schema.ts'

type Builder = Kysely<unknown>

/** Numbers the orders by their first tracking id: an open one may have been confirmed under several. */
export async function addOrderNumber(db: Builder | Db) {
  await db.schema.alterTable('orders').addColumn('number', 'integer').execute()
  await sql`
    update ${sql.table('orders')} set ${sql.ref('number')} = (
      select min(${sql.ref('trackingOrderId')}) from ${sql.table('orderAttempts')}
      where ${sql.ref('orderId')} = ${sql.ref('orders.id')}
    )`.execute(db)
}

/** Lets an order be cancelled, and a payment return to any page of ours. */
export async function addCancellation(db: Builder | Db) {
  await db.schema.alterTable('orders').addColumn('cancelledAt', 'text').execute()
  await db.schema
    .createIndex('ordersByUser')
    .on('orders')
    .columns(['userId', 'createdAt'])
    .execute()
  await db.schema.alterTable('payments').renameColumn('returnOrigin', 'returnUrl').execute()
  const returnUrl = sql.ref('returnUrl')
  await sql`update ${sql.table('payments')} set ${returnUrl} = ${returnUrl} || '/payment/callback'`.execute(
    db,
  )
}

/** Payments return to the payment result again, on the site that they began on. */
async function removeCancellation(db: Builder): Promise<void> {
  const payments = await (db as Db).selectFrom('payments').select(['id', 'returnUrl']).execute()
  for (const { id, returnUrl } of payments) {
    const { origin } = new URL(returnUrl)
    const changed = (db as Db).updateTable('payments').set({ returnUrl: origin })
    await changed.where('id', '=', id).execute()
  }
  await db.schema.alterTable('payments').renameColumn('returnUrl', 'returnOrigin').execute()
  await db.schema.dropIndex('ordersByUser').execute()
  await db.schema.alterTable('orders').dropColumn('cancelledAt').execute()
}

/** Lets the reconciler find the payments that the provider is to be asked about. */
async function addPaymentChecks(db: Builder | Db) {
  await db.schema.alterTable('payments').addColumn('checkAt', 'text').execute()
  await db.schema.alterTable('payments').addColumn('refund', 'text').execute()
  await db.schema.createIndex('paymentsByCheck').on('payments').column('checkAt').execute()
  await sql`
    update ${sql.table('payments')} set ${sql.ref('checkAt')} = ${sql.ref('createdAt')}
    where ${sql.ref('status')} = 'unpaid'`.execute(db)
}

/** Creates the queue of e-mails and the links in them. */
async function createMailTables(db: Builder): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute()
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('dueAt', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mailsByDue').on('mails').columns(['status', 'dueAt']).execute()
  await db.schema
    .createIndex('mailsByRecipient')
    .on('mails')
    .columns(['recipient', 'kind', 'createdAt'])
    .execute()
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('newEmail', 'text')
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('usedAt', 'text')
    .execute()
}

/** Creates the counters of rate limits. They need not survive a crash: PostgreSQL writes no log for them. */
async function createRateLimitsTable(db: Builder): Promise<void> {
  const table = db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute()
  await db.schema.createIndex('rateLimitsByExpiry').on('rateLimits').column('expiresAt').execute()
}

/** Creates the counters of failures of remotes: nothing of a report but that it came. */
async function createFailureReportsTable(db: Builder): Promise<void> {
  await db.schema
    .createTable('failureReports')
    .addColumn('remote', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('minute', 'text', (c) => c.notNull())
    .addColumn('reports', 'integer', (c) => c.notNull())
    .addColumn('pageLoads', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('failureReportsKey', ['remote', 'minute', 'version', 'phase'])
    .execute()
  await db.schema
    .createIndex('failureReportsByMinute')
    .on('failureReports')
    .column('minute')
    .execute()
}

async function createFailureSamplesTable(db: Builder): Promise<void> {
  const required = (c: ColumnDefinitionBuilder) => c.notNull()
  await db.schema
    .createTable('failureSamples')
    .addColumn('remote', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('phase', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('stack', 'text', required)
    .addColumn('page', 'text', required)
    .addColumn('shell', 'text')
    .addColumn('language', 'text')
    .addColumn('pageLoads', 'integer', required)
    .addColumn('firstAt', 'text', required)
    .addColumn('lastAt', 'text', required)
    .addPrimaryKeyConstraint('failureSamplesKey', ['remote', 'version', 'fingerprint'])
    .execute()
}

async function createVitalCountsTable(db: Builder): Promise<void> {
  const required = (c: ColumnDefinitionBuilder) => c.notNull()
  await db.schema
    .createTable('vitalCounts')
    .addColumn('remote', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('page', 'text', required)
    .addColumn('vital', 'text', required)
    .addColumn('bucket', 'integer', required)
    .addColumn('pageLoads', 'integer', required)
    .addPrimaryKeyConstraint('vitalCountsKey', [
      ...(['remote', 'version', 'day', 'page', 'vital', 'bucket'] as const),
    ])
    .execute()
}

const dropColumn = (db: Builder, table: string, column: string) =>
  db.schema.alterTable(table).dropColumn(column).execute()

/** Orders and e-mails name the request that they come from. */
const TABLES_WITH_REQUEST_ID = ['orders', 'mails']

/**
 * By name, in order, with how each is undone. What a dropped column or table held is lost, so a backup comes first.
 */
export const migrations: Record<string, Required<Migration>> = {
  '001-initial': {
    up: createInitialTables,
    async down() {
      throw new Error(
        'This migration cannot be undone: it would delete every order. Restore a backup instead.',
      )
    },
  },
  '002-order-number': { up: addOrderNumber, down: (db) => dropColumn(db, 'orders', 'number') },
  '003-product-details': {
    up: (db) => db.schema.alterTable('products').addColumn('details', 'text').execute(),
    down: (db) => dropColumn(db, 'products', 'details'),
  },
  '004-product-sales': {
    up: (db) =>
      db.schema
        .createTable('productSales')
        .addColumn('productId', 'text', (c) => c.primaryKey())
        .addColumn('quantity', 'integer', (c) => c.notNull())
        .execute(),
    down: (db) => db.schema.dropTable('productSales').execute(),
  },
  '005-mail': {
    up: createMailTables,
    async down(db) {
      await db.schema.dropTable('verifications').execute()
      await db.schema.dropTable('mails').execute()
      await dropColumn(db, 'users', 'language')
    },
  },
  '006-order-cancellation': { up: addCancellation, down: removeCancellation },
  '007-payment-checks': {
    up: addPaymentChecks,
    async down(db) {
      await db.schema.dropIndex('paymentsByCheck').execute()
      await dropColumn(db, 'payments', 'refund')
      await dropColumn(db, 'payments', 'checkAt')
    },
  },
  '008-rate-limits': {
    up: createRateLimitsTable,
    down: (db) => db.schema.dropTable('rateLimits').execute(),
  },
  '009-failure-reports': {
    up: createFailureReportsTable,
    down: (db) => db.schema.dropTable('failureReports').execute(),
  },
  '010-request-ids': {
    async up(db) {
      for (const table of TABLES_WITH_REQUEST_ID) {
        await db.schema.alterTable(table).addColumn('requestId', 'text').execute()
      }
    },
    async down(db) {
      for (const table of TABLES_WITH_REQUEST_ID) await dropColumn(db, table, 'requestId')
    },
  },
  '011-failure-samples': {
    up: createFailureSamplesTable,
    down: (db) => db.schema.dropTable('failureSamples').execute(),
  },
  '012-vital-counts': {
    up: createVitalCountsTable,
    down: (db) => db.schema.dropTable('vitalCounts').execute(),
  },
  '014-member-details': memberDetails,
  '015-forms': { up: createFormTables, down: dropFormTables },
  '016-order-delivery': orderDelivery,
  ...officeMigrations,
}
