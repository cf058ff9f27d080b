import { type Kysely, type Migration, sql } from 'kysely'

import { formOrder } from '../forms/form-order.migration.ts'
import { paymentReminder } from '../orders/payment-reminder.migration.ts'
import { stock } from '../stock/stock.migration.ts'
import { officeAgents } from './agents.migration.ts'
import { invoiceNumbers } from './invoice-number.migration.ts'
import { forbidLogChanges, isPostgres } from './log-trigger.ts'
import { messageAnswers } from './message-answers.migration.ts'
import { orderOfficeMigrations } from './order-office.migration.ts'
import { ordersByPayment } from './orders-by-payment.migration.ts'
import { persons } from './persons.migration.ts'
import { shopSettings } from './shop-settings.migration.ts'
import { staffInvitations } from './staff-invitations.migration.ts'

type Builder = Kysely<unknown>

const dropColumn = (db: Builder, table: string, column: string) =>
  db.schema.alterTable(table).dropColumn(column).execute()

async function createAccessTables(db: Builder): Promise<void> {
  await db.schema.alterTable('users').addColumn('role', 'text').execute()
  await db.schema.alterTable('tokens').addColumn('officeUntil', 'text').execute()
  await db.schema
    .createTable('secondFactors')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('lastStep', 'integer', (c) => c.notNull())
    .addColumn('confirmedAt', 'text')
    .execute()
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('codeHash', 'text', (c) => c.notNull())
    .addColumn('usedAt', 'text')
    .addPrimaryKeyConstraint('recoveryCodesKey', ['userId', 'codeHash'])
    .execute()
  await db.schema
    .createTable('officeLog')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await db.schema.createIndex('officeLogByTime').on('officeLog').columns(['at', 'id']).execute()
  await forbidLogChanges(db)
}

const GOODS = ['categories', 'products']

/** The office: who may use it, and what is changed there. */
export const officeMigrations: Record<string, Required<Migration>> = {
  '017-office-access': {
    up: createAccessTables,
    async down(db) {
      for (const table of ['officeLog', 'recoveryCodes', 'secondFactors']) {
        await db.schema.dropTable(table).execute()
      }
      if (isPostgres(db)) await sql`drop function "refuseLogChange"()`.execute(db)
      await dropColumn(db, 'tokens', 'officeUntil')
      await dropColumn(db, 'users', 'role')
    },
  },
  '018-office-goods': {
    async up(db) {
      for (const table of GOODS) {
        const alter = (name: string, value: number) =>
          db.schema
            .alterTable(table)
            .addColumn(name, 'integer', (c) => c.notNull().defaultTo(value))
            .execute()
        await alter('hidden', 0)
        await alter('version', 1)
      }
    },
    async down(db) {
      for (const table of GOODS) {
        for (const column of ['hidden', 'version']) await dropColumn(db, table, column)
      }
    },
  },
  '019-coupon-limits': {
    async up(db) {
      const alter = () => db.schema.alterTable('coupons')
      await alter().addColumn('startsAt', 'text').execute()
      await alter().addColumn('maxUses', 'integer').execute()
      await alter().addColumn('maxUsesPerMember', 'integer').execute()
      await alter()
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
      await db.schema.createIndex('ordersByCoupon').on('orders').column('couponCode').execute()
    },
    async down(db) {
      await db.schema.dropIndex('ordersByCoupon').execute()
      for (const column of ['startsAt', 'maxUses', 'maxUsesPerMember', 'version']) {
        await dropColumn(db, 'coupons', column)
      }
    },
  },
  ...orderOfficeMigrations,
  '022-stock': stock,
  '023-form-order': formOrder,
  '024-message-answers': messageAnswers,
  '025-orders-by-payment': ordersByPayment,
  '026-shop-settings': shopSettings,
  '027-payment-reminder': paymentReminder,
  '028-agents': officeAgents,
  '029-invoice-numbers': invoiceNumbers,
  '030-persons': persons,
  '031-staff-invitations': staffInvitations,
  '032-product-imports': {
    up: (db) =>
      db.schema
        .createTable('productImports')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('result', 'text')
        .execute(),
    down: (db) => db.schema.dropTable('productImports').execute(),
  },
}
