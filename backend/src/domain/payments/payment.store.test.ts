import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { PaymentStatus } from '@shop/contracts/wire/order.ts'
import fc from 'fast-check'

import { isUniqueViolation } from '../../platform/db/database-errors.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { describeOnDatabases } from '../../testing/databases.ts'
import { findOrder } from '../../testing/order-queries.ts'
import { placeOrder, summary } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'
import { mergeStatus } from './payment.status.ts'
import { findOrCreateOpenPayment, findUserPayment, recordStatus } from './payment.store.ts'
import {
  SIGNATURE_HEADER,
  signWebhook,
  toPaymentStatus,
  verifyWebhook,
} from './webhook-signature.ts'

describeOnDatabases('payment store', ({ openDatabase }) => {
  describe('findOrCreateOpenPayment and recordStatus', () => {
    const shop = withShop(openDatabase)
    const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) =>
      shop().deps.db.transaction().execute(work)

    async function createOrder() {
      const { shopper } = await placeOrder(shop())
      return findOrder(shop(), shopper)
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
      expect(found).toMatchObject({ sessionId, subtotal: 4098, total: toHundredths(summary.total) })
    })
  })
})

describe('payment.status', () => {
  const status = fc.constantFrom<PaymentStatus>('unpaid', 'paid', 'expired', 'cancelled')

  function mergeAll(reports: PaymentStatus[]): PaymentStatus {
    return reports.reduce(mergeStatus, 'unpaid')
  }

  test('mergeStatus gives the same result for reordered and repeated reports', () => {
    fc.assert(
      fc.property(fc.array(status), fc.array(fc.nat()), (reports, shuffle) => {
        const shuffled = reports
          .map((item, index) => ({ item, rank: shuffle[index] ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ item }) => item)
        expect(mergeAll([...shuffled, ...shuffled])).toBe(mergeAll(reports))
      }),
    )
  })

  test('mergeStatus keeps paid', () => {
    fc.assert(fc.property(status, (reported) => expect(mergeStatus('paid', reported)).toBe('paid')))
  })

  test('mergeStatus keeps expired and cancelled when a weaker status is reported', () => {
    expect(mergeStatus('cancelled', 'unpaid')).toBe('cancelled')
    expect(mergeStatus('expired', 'unpaid')).toBe('expired')
    expect(mergeStatus('cancelled', 'expired')).toBe('cancelled')
  })

  test('mergeStatus accepts paid after expired', () => {
    expect(mergeStatus('expired', 'paid')).toBe('paid')
  })
})

describe('webhook-signature', () => {
  const SECRET = 'whsec_test'

  function createEvent(object: object, type = 'checkout.session.completed'): string {
    return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  }

  function read(payload: string, signature = signWebhook(payload, SECRET)) {
    return verifyWebhook(Buffer.from(payload), { [SIGNATURE_HEADER]: signature }, SECRET)
  }

  describe('toPaymentStatus', () => {
    test.each([
      [{ status: 'complete', payment_status: 'paid' }, 'paid'],
      [{ status: 'complete', payment_status: 'no_payment_required' }, 'paid'],
      [{ status: 'open', payment_status: 'unpaid' }, 'unpaid'],
      [{ status: 'complete', payment_status: 'unpaid' }, 'expired'],
      [{ status: 'expired', payment_status: 'unpaid' }, 'expired'],
      [{ status: 'cancelled', payment_status: 'unpaid' }, 'cancelled'],
      [{ status: 'expired', payment_status: 'paid' }, 'paid'],
      [{ status: null }, 'unpaid'],
      [{}, 'unpaid'],
    ])('maps %j to %s', (session, status) => expect(toPaymentStatus(session)).toBe(status))
  })

  describe('verifyWebhook', () => {
    const paid = createEvent({ id: 'cs_1', status: 'complete', payment_status: 'paid' })

    test('returns a signed event', () => {
      expect(read(paid)).toEqual({
        id: 'evt_1',
        sessionId: 'cs_1',
        paymentId: null,
        status: 'paid',
      })
    })

    test('returns the payment that the session names', () => {
      const session = { id: 'cs_1', status: 'open', client_reference_id: 'payment_1' }
      expect(read(createEvent(session))).toMatchObject({ paymentId: 'payment_1', status: 'unpaid' })
    })

    test.each([
      createEvent({ id: 'cus_1' }, 'customer.created'),
      createEvent({}, 'checkout.session.completed'),
      '{}',
      'null',
    ])('returns null for an event of another kind: %s', (payload) =>
      expect(read(payload)).toBeNull(),
    )
  })
})
