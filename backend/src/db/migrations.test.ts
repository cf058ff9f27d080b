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

    test('rejects a migration that does not exist', async () => {
      await expect(migrate(db, '000-nothing')).rejects.toThrow('There is no migration 000-nothing')
    })
  })

  test('the first migration is not undone', async () => {
    await expect(migrations['001-initial']?.down({} as never)).rejects.toThrow('Restore a backup')
  })
})
