import { sql } from 'kysely'

import { describeOnDatabases } from '../testing/databases.ts'
import { createOrderRequest, openPaymentSession, postOrder } from '../testing/requests.ts'
import { openShop, withShop } from '../testing/test-shop.ts'
import { addCancellation, addOrderNumber, migrations } from './migrations.ts'
import { migrate } from './migrator.ts'
import type { Db } from './schema.ts'

describe('migrations', () => {
  describeOnDatabases('addOrderNumber', ({ openDatabase }) => {
    const shop = withShop(openDatabase)

    test('numbers earlier orders by their first tracking id', async () => {
      const shopper = await shop().createShopper()
      const first = createOrderRequest(shopper)
      await postOrder(shop(), shopper, first)
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      const { db } = shop().deps
      await db.schema.alterTable('orders').dropColumn('number').execute()
      await addOrderNumber(db)
      const orders = await db.selectFrom('orders').select('number').execute()
      expect(orders).toEqual([{ number: first.trackingOrderId }])
    })
  })

  describeOnDatabases('addCancellation', ({ openDatabase }) => {
    const shop = withShop(openDatabase)

    test('lets earlier payments return to the payment result', async () => {
      const shopper = await shop().createShopper()
      await openPaymentSession(shop(), shopper)
      const { db } = shop().deps
      await db.schema.dropIndex('ordersByUser').execute()
      await db.schema.alterTable('orders').dropColumn('cancelledAt').execute()
      await db.schema.alterTable('payments').renameColumn('returnUrl', 'returnOrigin').execute()
      await sql`update payments set ${sql.ref('returnOrigin')} = 'http://site.test'`.execute(db)
      await addCancellation(db)
      const [payment] = await db.selectFrom('payments').selectAll().execute()
      expect(payment?.returnUrl).toBe('http://site.test/payment/callback')
      const [order] = await db.selectFrom('orders').selectAll().execute()
      expect(order?.cancelledAt).toBeNull()
    })
  })
})

describe('migrator', () => {
  describeOnDatabases('migrate', ({ openDatabase }) => {
    let db: Db
    beforeEach(async () => {
      db = await openDatabase()
    })
    afterEach(() => db.destroy())

    const describeTables = async () => {
      const tables = await db.introspection.getTables()
      return tables
        .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
    }

    test('undoes all migrations but the first and applies them again', async () => {
      await migrate(db)
      const latest = await describeTables()
      await migrate(db, '001-initial')
      const initial = await describeTables()
      expect(initial).not.toEqual(latest)
      expect(initial.map(([name]) => name)).not.toContain('productSales')
      await migrate(db)
      expect(await describeTables()).toEqual(latest)
    })

    test('lets open payments return to their site after going back and forth', async () => {
      const shop = await openShop(async () => db)
      const shopper = await shop.createShopper()
      await openPaymentSession(shop, shopper)
      const listUrls = () => db.selectFrom('payments').select('returnUrl').execute()
      const urls = await listUrls()
      expect(urls).toEqual([{ returnUrl: 'http://site.test/payment/callback' }])
      await migrate(db, '001-initial')
      await migrate(db)
      expect(await listUrls()).toEqual(urls)
      await shop.app.close()
    })

    test('takes persons out of what is stored: deleted members, the log, and whose e-mails they are', async () => {
      const shop = await openShop(async () => db)
      const [owner, gone, moved, impostor] = await Promise.all(
        Array.from({ length: 4 }, () => shop.createShopper()),
      )
      await migrate(db, '028-agents')
      const [goneId, movedId] = [gone?.user.id ?? '', moved?.user.id ?? '']
      const setEmail = (id: string | undefined, email: string) =>
        sql`update users set email = ${email} where id = ${id}`.execute(db)
      await setEmail(goneId, `${goneId}@deleted.invalid`)
      await setEmail(impostor?.user.id, `${movedId}@deleted.invalid`)
      const at = new Date().toISOString()
      const insert = (table: string, row: Record<string, string | number | null>) =>
        sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
          values (${sql.join(Object.values(row))})`.execute(db)
      const mail = { language: 'en', status: 'sent', attempts: 1, dueAt: at, createdAt: at }
      const mailTo = (id: string, kind: string, recipient: string, data: unknown) =>
        insert('mails', { ...mail, id, kind, recipient, data: JSON.stringify(data) })
      const { email } = moved?.user ?? { email: '' }
      await mailTo('changed', 'emailChanged', 'former@site.test', { newEmail: email })
      await mailTo('earlier', 'passwordChanged', 'former@site.test', null)
      await mailTo('pending', 'emailChange', 'pending@site.test', { userId: movedId })
      await mailTo('owner', 'orderPaid', email, { orderId: 'none' })
      const log = { at, userId: owner?.user.id ?? '', before: null }
      const staff = { ...log, kind: 'staff', after: '{"role":"staff"}' }
      await insert('officeLog', { ...staff, id: 'l1', subject: email })
      await insert('officeLog', { ...staff, id: 'l2', subject: 'nobody@site.test' })
      const sent = JSON.stringify({ fulfilment: 'sent', trackingNumber: 'OM1' })
      await insert('officeLog', { ...log, id: 'l3', kind: 'order', subject: 'o1', after: sent })
      await insert('forms', {
        ...{ id: 'form', kind: 'contact', language: 'en', createdAt: at, answeredAt: at },
        fields: JSON.stringify({ email: ' Former@Site.test' }),
      })

      await migrate(db)
      const listUsers = (isDeleted: 'is' | 'is not') =>
        db.selectFrom('users').select(['id', 'email']).where('deletedAt', isDeleted, null).execute()
      expect(await listUsers('is not')).toEqual([{ id: goneId, email: goneId }])
      expect(await listUsers('is')).toContainEqual(
        expect.objectContaining({ email: `${movedId}@deleted.invalid` }),
      )
      const emails = db.selectFrom('memberEmails').selectAll().orderBy('email')
      expect(await emails.execute()).toEqual([
        { userId: movedId, email: 'former@site.test' },
        { userId: movedId, email: 'pending@site.test' },
      ])
      const mails = await db.selectFrom('mails').select(['id', 'userId']).orderBy('id').execute()
      expect(mails).toEqual([
        { id: 'changed', userId: movedId },
        { id: 'earlier', userId: movedId },
        { id: 'owner', userId: null },
        { id: 'pending', userId: movedId },
      ])
      const entries = db.selectFrom('officeLog').select(['subject', 'after']).orderBy('id')
      expect(await entries.execute()).toEqual([
        { subject: movedId, after: '{"role":"staff"}' },
        { subject: 'unknown', after: '{"role":"staff"}' },
        { subject: 'o1', after: '{"fulfilment":"sent"}' },
      ])
      await expect(db.deleteFrom('officeLog').execute()).rejects.toThrow('append-only')
      const form = await db.selectFrom('forms').select('email').executeTakeFirst()
      expect(form).toEqual({ email: 'former@site.test' })
      await shop.app.close()
    })

    test('rejects a migration that does not exist', async () => {
      await expect(migrate(db, '000-nothing')).rejects.toThrow('There is no migration 000-nothing')
    })
  })

  test('the first migration is not undone', async () => {
    await expect(migrations['001-initial']?.down({} as never)).rejects.toThrow('Restore a backup')
  })
})
