import { databases } from '../testing/databases.ts'
import { createOrderRequest, postOrder } from '../testing/requests.ts'
import { withShop } from '../testing/test-shop.ts'
import { addOrderNumber } from './migrations.ts'

describe.each(databases)('addOrderNumber on $database', ({ openDatabase }) => {
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
