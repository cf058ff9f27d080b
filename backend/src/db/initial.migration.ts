import { type Kysely, sql } from 'kysely'

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

/** Creates the tables of users, the catalogue, orders and payments. */
export async function createInitialTables(db: Builder): Promise<void> {
  await createUserTables(db)
  await createCatalogTables(db)
  await createOrderTables(db)
  await createPaymentTables(db)
}
