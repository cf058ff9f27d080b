import { describeOnDatabases } from '../testing/databases.ts'
import { seedFixture } from '../testing/seed-fixture.ts'
import { withShop } from '../testing/test-shop.ts'
import { addOrders } from './insert-generated-orders.ts'

describeOnDatabases('addOrders', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('adds members with four past orders each, the paid ones with a payment, and goes on later', async () => {
    const { db } = shop().deps
    const progress: number[] = []
    await addOrders(db, seedFixture.products, 397, (added) => progress.push(added))
    await addOrders(db, seedFixture.products, 4)
    expect(progress).toEqual([400])
    const orders = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.userId')
      .leftJoin('payments', 'payments.orderId', 'orders.id')
      .select(['orders.userId', 'orders.status', 'payments.status as payment'])
      .where('users.id', 'like', 'generated-member-%')
      .execute()
    expect(orders).toHaveLength(404)
    expect(new Set(orders.map(({ userId }) => userId)).size).toBe(101)
    expect(
      orders.every(({ status, payment }) => (status === 'paid') === (payment === 'paid')),
    ).toBe(true)
    const paid = orders.filter(({ status }) => status === 'paid')
    expect(paid.length / orders.length).toBeCloseTo(0.9, 1)
  })
})
