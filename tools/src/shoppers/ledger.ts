import type { Db } from 'backend/db/schema.ts'

/** Records the orders and payments that the backend has acknowledged to shoppers. */
export class Ledger {
  /** Addresses, each of one order. */
  readonly orders = new Set<string>()
  /** Addresses of the orders by paid session. */
  readonly payments = new Map<string, string>()
}

export interface Comparison {
  /** Acknowledged orders that are not stored, or payments whose order is not paid. */
  lost: number
  /** Orders that are stored or paid more than once. */
  doubled: number
}

/** Compares what was acknowledged with what is stored, at the fake payment provider, too. @param open opens the database */
export async function compareWithStored(open: () => Db, ledger: Ledger): Promise<Comparison> {
  const db = open()
  try {
    return await compare(db, ledger)
  } finally {
    await db.destroy()
  }
}

async function compare(db: Db, ledger: Ledger): Promise<Comparison> {
  const stored = await db.selectFrom('orders').select(['id', 'buyerAddress', 'status']).execute()
  // The demo member's orders have an address of another form.
  const orders = stored.filter(({ buyerAddress }) => /^Way \d+$/.test(buyerAddress))
  const payments = await db
    .selectFrom('payments')
    .innerJoin('testSessions', 'testSessions.id', 'payments.sessionId')
    .select(['orderId', 'sessionId', 'payments.status', 'testSessions.status as taken'])
    .execute()
  const byAddress = new Map(orders.map((order) => [order.buyerAddress, order]))
  const bySession = new Map(payments.map((payment) => [payment.sessionId, payment]))
  const lostOrders = [...ledger.orders].filter((address) => !byAddress.has(address))
  const lostPayments = [...ledger.payments].filter(([sessionId, address]) => {
    const payment = bySession.get(sessionId)
    const order = byAddress.get(address)
    return payment?.status !== 'paid' || payment.orderId !== order?.id || order.status !== 'paid'
  })
  const taken = payments.filter((payment) => payment.taken === 'paid')
  const paidOrders = new Set(taken.map(({ orderId }) => orderId))
  return {
    lost: lostOrders.length + lostPayments.length,
    doubled: orders.length - byAddress.size + taken.length - paidOrders.size,
  }
}
