import type { Trx } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { orderRequest, postOrder } from '../testing/requests.ts'
import { type OpenDatabase, withShop } from '../testing/test-shop.ts'
import { findOwnPayment, openPayment, recordStatus } from './payment.store.ts'

/** What is stored of payments, on any database. */
export function paymentStoreSuite(openDatabase: OpenDatabase): void {
  describe('stored payments', () => {
    const shop = withShop(openDatabase)
    const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) =>
      shop().deps.db.transaction().execute(work)

    async function newOrder() {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      const { id } = shopper.user
      const orders = shop().deps.db.selectFrom('orders').selectAll().where('userId', '=', id)
      return orders.executeTakeFirstOrThrow()
    }

    const terms = { driver: 'test', returnOrigin: 'http://site.test', sessionMinutes: 30 }
    const noon = new Date('2026-01-01T12:00:00.000Z')
    const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

    test('are one per order while it is open', async () => {
      const order = await newOrder()
      const open = (now: Date) => inTransaction((trx) => openPayment(trx, { order, now, ...terms }))
      const first = await open(noon)
      expect(first).toMatchObject({ status: 'unpaid', expiresAt: '2026-01-01T12:30:00.000Z' })
      expect(await open(minutesLater(14))).toEqual(first)
    })

    test('that the provider never answered are given up after a while', async () => {
      const order = await newOrder()
      const open = (now: Date) => inTransaction((trx) => openPayment(trx, { order, now, ...terms }))
      const first = await open(noon)
      const second = await open(minutesLater(16))
      expect(second.id).not.toBe(first.id)
      const all = await shop()
        .deps.db.selectFrom('payments')
        .select('status')
        .where('orderId', '=', order.id)
        .orderBy('createdAt')
        .execute()
      expect(all).toEqual([{ status: 'expired' }, { status: 'unpaid' }])
    })

    test('cannot be two open ones, even if somebody tries', async () => {
      const order = await newOrder()
      const payment = await inTransaction((trx) => openPayment(trx, { order, now: noon, ...terms }))
      const twin = shop()
        .deps.db.insertInto('payments')
        .values({ ...payment, id: 'twin' })
      const refusal: unknown = await twin.execute().catch((error: unknown) => error)
      expect(isUniqueViolation(refusal)).toBe(true)
    })

    test('make their order paid, once, and never unpaid again', async () => {
      const order = await newOrder()
      const { db } = shop().deps
      const payment = await inTransaction((trx) => openPayment(trx, { order, now: noon, ...terms }))
      const sessionId = `session-of-${payment.id}`
      await db.updateTable('payments').set({ sessionId }).where('id', '=', payment.id).execute()
      const news = ['expired', 'paid', 'paid', 'cancelled'] as const
      const heard = []
      for (const [minute, status] of news.entries()) {
        const at = minutesLater(minute)
        heard.push(await inTransaction((trx) => recordStatus(trx, sessionId, status, at)))
      }
      expect(heard).toEqual(['expired', 'paid', 'paid', 'paid'])
      const stored = db.selectFrom('orders').selectAll().where('id', '=', order.id)
      expect(await stored.executeTakeFirst()).toMatchObject({
        status: 'paid',
        paidAt: '2026-01-01T12:01:00.000Z',
      })
    })

    test('are unknown by another session, and to another member', async () => {
      const order = await newOrder()
      const payment = await inTransaction((trx) => openPayment(trx, { order, now: noon, ...terms }))
      const { db } = shop().deps
      const sessionId = `session-of-${payment.id}`
      await db.updateTable('payments').set({ sessionId }).where('id', '=', payment.id).execute()
      expect(await inTransaction((trx) => recordStatus(trx, 'none', 'paid', noon))).toBeNull()
      expect(await findOwnPayment(db, sessionId, 'someone-else')).toBeUndefined()
      const found = await findOwnPayment(db, sessionId, order.userId)
      expect(found).toMatchObject({ sessionId, subtotal: 4098, tax: 205, total: 4303 })
    })
  })
}
