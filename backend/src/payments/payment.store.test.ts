import type { Trx } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { describeOnDatabases } from '../testing/databases.ts'
import { createOrderRequest, postOrder } from '../testing/requests.ts'
import { withShop } from '../testing/test-shop.ts'
import { findOrCreateOpenPayment, findUserPayment, recordStatus } from './payment.store.ts'

describeOnDatabases('payment store', ({ openDatabase }) => {
  describe('findOrCreateOpenPayment and recordStatus', () => {
    const shop = withShop(openDatabase)
    const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) =>
      shop().deps.db.transaction().execute(work)

    async function createOrder() {
      const shopper = await shop().createShopper()
      await postOrder(shop(), shopper, createOrderRequest(shopper))
      const { id } = shopper.user
      const orders = shop().deps.db.selectFrom('orders').selectAll().where('userId', '=', id)
      return orders.executeTakeFirstOrThrow()
    }

    const options = {
      driver: 'test',
      returnUrl: 'http://site.test/payment/callback',
      sessionMinutes: 30,
    }
    const noon = new Date('2026-01-01T12:00:00.000Z')
    const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

    test('findOrCreateOpenPayment returns the open payment of an order', async () => {
      const order = await createOrder()
      const open = (now: Date) =>
        inTransaction((trx) => findOrCreateOpenPayment(trx, { order, now, ...options }))
      const first = await open(noon)
      expect(first).toMatchObject({ status: 'unpaid', expiresAt: '2026-01-01T12:30:00.000Z' })
      expect(await open(minutesLater(3))).toEqual(first)
    })

    test('findOrCreateOpenPayment replaces a payment without a session after 4 minutes', async () => {
      const order = await createOrder()
      const open = (now: Date) =>
        inTransaction((trx) => findOrCreateOpenPayment(trx, { order, now, ...options }))
      const first = await open(noon)
      const second = await open(minutesLater(5))
      expect(second.id).not.toBe(first.id)
      const all = await shop()
        .deps.db.selectFrom('payments')
        .select('status')
        .where('orderId', '=', order.id)
        .orderBy('createdAt')
        .execute()
      expect(all).toEqual([{ status: 'expired' }, { status: 'unpaid' }])
    })

    test('the database rejects a second open payment of an order', async () => {
      const order = await createOrder()
      const payment = await inTransaction((trx) =>
        findOrCreateOpenPayment(trx, { order, now: noon, ...options }),
      )
      const second = shop()
        .deps.db.insertInto('payments')
        .values({ ...payment, id: 'second' })
      const error: unknown = await second.execute().catch((cause: unknown) => cause)
      expect(isUniqueViolation(error)).toBe(true)
    })

    test('recordStatus marks the order as paid once and for all', async () => {
      const order = await createOrder()
      const { db } = shop().deps
      const payment = await inTransaction((trx) =>
        findOrCreateOpenPayment(trx, { order, now: noon, ...options }),
      )
      const sessionId = `session-of-${payment.id}`
      await db.updateTable('payments').set({ sessionId }).where('id', '=', payment.id).execute()
      const reports = ['expired', 'paid', 'paid', 'cancelled'] as const
      const results = []
      for (const [minute, status] of reports.entries()) {
        const at = minutesLater(minute)
        results.push(
          (await inTransaction((trx) => recordStatus(trx, sessionId, status, at)))?.status,
        )
      }
      expect(results).toEqual(['expired', 'paid', 'paid', 'paid'])
      const stored = db.selectFrom('orders').selectAll().where('id', '=', order.id)
      expect(await stored.executeTakeFirst()).toMatchObject({
        status: 'paid',
        paidAt: '2026-01-01T12:01:00.000Z',
      })
    })

    test('recordStatus and findUserPayment find nothing for another session or user', async () => {
      const order = await createOrder()
      const payment = await inTransaction((trx) =>
        findOrCreateOpenPayment(trx, { order, now: noon, ...options }),
      )
      const { db } = shop().deps
      const sessionId = `session-of-${payment.id}`
      await db.updateTable('payments').set({ sessionId }).where('id', '=', payment.id).execute()
      expect(await inTransaction((trx) => recordStatus(trx, 'none', 'paid', noon))).toBeNull()
      expect(await findUserPayment(db, sessionId, 'someone-else')).toBeUndefined()
      const found = await findUserPayment(db, sessionId, order.userId)
      expect(found).toMatchObject({ sessionId, subtotal: 4098, tax: 205, total: 4303 })
    })
  })
})
