import { sql } from 'kysely'

import { describeOnDatabases } from '../testing/databases.ts'
import { createOrderRequest, openPaymentSession, postOrder } from '../testing/requests.ts'
import { withShop } from '../testing/test-shop.ts'
import { addCancellation, addOrderNumber } from './migrations.ts'

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
