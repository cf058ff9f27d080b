import { type Kysely, type Migration, sql } from 'kysely'

import { createFailureReportsTable } from './failure-reports.migration.ts'
import { createMailTables } from './mail.migration.ts'
import { createRateLimitsTable } from './rate-limits.migration.ts'
import { addRequestIds } from './request-ids.migration.ts'
import type { Db } from './schema.ts'

type Builder = Kysely<unknown>

async function createUserTables(db: Builder) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('passwordHash', 'text', (c) => c.notNull())
    .addColumn('firstName', 'text', (c) => c.notNull())
    .addColumn('lastName', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('dialCode', 'text', (c) => c.notNull())
    .addColumn('phoneNumber', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('tokens')
    .addColumn('jti', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .addColumn('revokedAt', 'text')
    .execute()
  await db.schema.createIndex('tokensByExpiry').on('tokens').column('expiresAt').execute()
  await db.schema
    .createTable('agents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('card', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('senderId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('receiverId', 'text', (c) => c.notNull().references('agents.id'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
}

async function createCatalogTables(db: Builder) {
  await db.schema
    .createTable('meta')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('picture', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('categoryId', 'text', (c) => c.notNull().references('categories.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('picture', 'text', (c) => c.notNull())
    .addColumn('gallery', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('productsByCategory')
    .on('products')
    .columns(['categoryId', 'position', 'id'])
    .execute()
}

async function createOrderTables(db: Builder) {
  await db.schema
    .createTable('coupons')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('discountValue', 'double precision', (c) => c.notNull())
    .addColumn('discountType', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text')
    .execute()
  await db.schema
    .createTable('couponClaims')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('code', 'text', (c) => c.notNull().references('coupons.code'))
    .addColumn('claimedAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('couponClaimsKey', ['userId', 'code'])
    .execute()
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('cartKey', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('couponCode', 'text')
    .addColumn('subtotal', 'integer', (c) => c.notNull())
    .addColumn('tax', 'integer', (c) => c.notNull())
    .addColumn('discount', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('buyerEmail', 'text', (c) => c.notNull())
    .addColumn('buyerPhone', 'text', (c) => c.notNull())
    .addColumn('buyerAddress', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('confirmedAt', 'text', (c) => c.notNull())
    .addColumn('paidAt', 'text')
    .execute()
  await db.schema
    .createIndex('ordersByCart')
    .on('orders')
    .columns(['userId', 'cartKey', 'confirmedAt'])
    .execute()
  await db.schema
    .createTable('orderAttempts')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('trackingOrderId', 'integer', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('orderId', 'text', (c) => c.notNull().references('orders.id'))
    .addPrimaryKeyConstraint('orderAttemptsKey', ['userId', 'trackingOrderId'])
    .execute()
}

async function createPaymentTables(db: Builder) {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('orderId', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('driver', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sessionId', 'text', (c) => c.unique())
    .addColumn('checkoutUrl', 'text')
    .addColumn('returnOrigin', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
  // Last line of defence against paying twice: at most one open payment per order.
  await db.schema
    .createIndex('oneOpenPayment')
    .unique()
    .on('payments')
    .column('orderId')
    .where(sql.ref('status'), '=', sql.lit('unpaid'))
    .execute()
  await db.schema
    .createTable('paymentEvents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('receivedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('testSessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('idempotencyKey', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('bill', 'text', (c) => c.notNull())
    .addColumn('returnUrl', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
}

/** Numbers the orders by their first tracking id: an open one may have been confirmed under several. */
export async function addOrderNumber(db: Builder | Db) {
  await db.schema.alterTable('orders').addColumn('number', 'integer').execute()
  await sql`
    update ${sql.table('orders')} set ${sql.ref('number')} = (
      select min(${sql.ref('trackingOrderId')}) from ${sql.table('orderAttempts')}
      where ${sql.ref('orderId')} = ${sql.ref('orders.id')}
    )`.execute(db)
}

async function addProductDetails(db: Builder) {
  await db.schema.alterTable('products').addColumn('details', 'text').execute()
}

async function createSalesTable(db: Builder) {
  await db.schema
    .createTable('productSales')
    .addColumn('productId', 'text', (c) => c.primaryKey())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .execute()
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

/** Lets the reconciler find the payments that the provider is to be asked about. */
async function addPaymentChecks(db: Builder | Db) {
  await db.schema.alterTable('payments').addColumn('checkAt', 'text').execute()
  await db.schema.alterTable('payments').addColumn('refund', 'text').execute()
  await db.schema.createIndex('paymentsByCheck').on('payments').column('checkAt').execute()
  await sql`
    update ${sql.table('payments')} set ${sql.ref('checkAt')} = ${sql.ref('createdAt')}
    where ${sql.ref('status')} = 'unpaid'`.execute(db)
}

/** By name, in order; `rollbacks.ts` undoes them. */
export const migrations: Record<string, Migration> = {
  '001-initial': {
    async up(db: Builder) {
      await createUserTables(db)
      await createCatalogTables(db)
      await createOrderTables(db)
      await createPaymentTables(db)
    },
  },
  '002-order-number': { up: addOrderNumber },
  '003-product-details': { up: addProductDetails },
  '004-product-sales': { up: createSalesTable },
  '005-mail': { up: createMailTables },
  '006-order-cancellation': { up: addCancellation },
  '007-payment-checks': { up: addPaymentChecks },
  '008-rate-limits': { up: createRateLimitsTable },
  '009-failure-reports': { up: createFailureReportsTable },
  '010-request-ids': { up: addRequestIds },
}
