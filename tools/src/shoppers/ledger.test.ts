import { migrate } from 'backend/db/migrator.ts'
import type { Db, NewRow } from 'backend/db/schema.ts'

import { type BenchDatabase, createBenchDatabase } from '../bench-backend/bench-backend.ts'
import { compareWithStored, Ledger } from './ledger.ts'

describe('compareWithStored', () => {
  const now = '2026-01-01T12:00:00.000Z'

  let database: BenchDatabase
  let db: Db
  beforeEach(async () => {
    database = await createBenchDatabase('sqlite')
    db = database.open()
    await migrate(db)
    const names = { firstName: '', lastName: '', address: '', dialCode: '', phoneNumber: '' }
    const user = { id: 'u1', email: 'a@site.test', passwordHash: '', language: 'en', ...names }
    await db
      .insertInto('users')
      .values({ ...user, createdAt: now } as NewRow<'users'>)
      .execute()
  })
  afterEach(async () => {
    await db.destroy()
    database.close()
  })

  async function storeOrder(id: string, buyerAddress: string, status: 'open' | 'paid' = 'paid') {
    const amounts = { subtotal: 1, tax: 0, discount: 0, total: 1 }
    const buyer = { buyerEmail: '', buyerPhone: '', buyerAddress }
    const times = { createdAt: now, confirmedAt: now, paidAt: null, cancelledAt: null }
    const order = { id, number: 1, userId: 'u1', status, cartKey: '', couponCode: null }
    await db
      .insertInto('orders')
      .values({ ...order, ...amounts, ...buyer, ...times, lines: '[]' } as NewRow<'orders'>)
      .execute()
  }

  async function storePayment(sessionId: string, orderId: string) {
    const times = { createdAt: now, expiresAt: now }
    const common = { id: sessionId, status: 'paid', returnUrl: '' }
    const payment = { ...common, orderId, userId: 'u1', driver: 'test', sessionId, checkoutUrl: '' }
    await db
      .insertInto('payments')
      .values({ ...payment, ...times } as NewRow<'payments'>)
      .execute()
    const session = { ...common, idempotencyKey: sessionId, bill: '{}', expiresAt: now }
    await db
      .insertInto('testSessions')
      .values(session as NewRow<'testSessions'>)
      .execute()
  }

  function acknowledge(orders: string[], payments: Record<string, string> = {}): Ledger {
    const ledger = new Ledger()
    for (const address of orders) ledger.orders.add(address)
    for (const entry of Object.entries(payments)) ledger.payments.set(...entry)
    return ledger
  }

  test('finds nothing lost or doubled where all is stored once', async () => {
    await storeOrder('o1', 'Way 1')
    await storePayment('s1', 'o1')
    const ledger = acknowledge(['Way 1'], { s1: 'Way 1' })
    expect(await compareWithStored(() => database.open(), ledger)).toEqual({ lost: 0, doubled: 0 })
  })

  test('finds a lost order and a lost payment', async () => {
    await storeOrder('o1', 'Way 1', 'open')
    const ledger = acknowledge(['Way 1', 'Way 2'], { s1: 'Way 1' })
    expect(await compareWithStored(() => database.open(), ledger)).toEqual({ lost: 2, doubled: 0 })
  })

  test('finds a paid session whose order is not paid', async () => {
    await storeOrder('o1', 'Way 1', 'open')
    await storePayment('s1', 'o1')
    const ledger = acknowledge(['Way 1'], { s1: 'Way 1' })
    expect(await compareWithStored(() => database.open(), ledger)).toEqual({ lost: 1, doubled: 0 })
  })

  test('finds a doubled order, and an order that was paid twice', async () => {
    await storeOrder('o1', 'Way 1')
    await storeOrder('o2', 'Way 1', 'open')
    await storePayment('s1', 'o1')
    await storePayment('s2', 'o1')
    const { doubled } = await compareWithStored(() => database.open(), acknowledge(['Way 1']))
    expect(doubled).toBe(2)
  })
})
