import { getOrderState } from '../orders/order.state.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { openShop } from '../testing/test-shop.ts'
import { demoData } from './demo-data.ts'
import { demoShopper } from './demo-shopper.ts'
import { toOrderRow } from './seed-orders.ts'

test('the demo account has orders in each state, at the prices of the shop', async () => {
  const shop = await openShop(openSqliteFile)
  const { db } = shop.deps
  const buyer = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow()
  const now = new Date('2026-06-01T12:00:00.000Z')
  const rows = (demoData.orders ?? []).map((order) =>
    toOrderRow(order, buyer, demoData.products, now),
  )
  const states = rows.map((row) => getOrderState(row, now))
  expect(new Set(states)).toEqual(new Set(['awaitingPayment', 'paid', 'cancelled']))
  for (const { subtotal, tax, total, paidAt, status } of rows) {
    expect(total).toBe(subtotal + tax)
    expect(paidAt !== null).toBe(status === 'paid')
  }
  const [order] = demoData.orders ?? []
  expect(() => order && toOrderRow(order, buyer, [], now)).toThrow('There is no product')
  await shop.close()
})
