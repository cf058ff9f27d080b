import { setTimeout as sleep } from 'node:timers/promises'

import { compareWithStored, type Comparison } from '../shoppers/ledger.ts'
import type { Faults } from './faults.ts'
import type { ProductionShop } from './production-shop.ts'
import { startTraffic } from './production-traffic.ts'
import { TrafficReports } from './traffic-report.ts'

/** Failures within this time after a fault are counted as its own. */
const AFTERMATH_MS = 2_500

interface Options {
  visitors: number
  shoppers: number
}

export interface FaultsReport extends Comparison {
  /** By what happened. */
  reports: TrafficReports
  orders: number
  payments: number
  unmendedPages: number
}

/** Lets faults happen in turn while people browse, order and pay, and compares what they were told with what is stored. */
export async function runFaults(
  shop: ProductionShop,
  faults: Faults,
  options: Options,
): Promise<FaultsReport> {
  const reports = new TrafficReports()
  reports.begin('nothing happens')
  const traffic = await startTraffic(shop, reports, options)
  await sleep(AFTERMATH_MS)
  for (const [name, cause] of Object.entries(faults)) {
    reports.begin(name)
    await cause()
    await sleep(AFTERMATH_MS)
  }
  await traffic.stop()
  const comparison = await compareWithStored(() => shop.openDatabase(), traffic.ledger)
  const { orders, payments } = traffic.ledger
  return {
    ...{ reports, orders: orders.size, payments: payments.size, ...comparison },
    unmendedPages: [...reports.byPhase.values()].reduce((sum, each) => sum + each.unmendedPages, 0),
  }
}

/** The states of a buyer's orders and of their payments at the provider. */
export async function readPurchases(shop: ProductionShop, email: string) {
  const db = shop.openDatabase()
  try {
    const orders = await db
      .selectFrom('orders')
      .leftJoin('payments', 'payments.orderId', 'orders.id')
      .leftJoin('testSessions', 'testSessions.id', 'payments.sessionId')
      .select(['orders.id', 'orders.status', 'testSessions.status as taken'])
      .where('orders.buyerEmail', '=', email)
      .execute()
    return {
      orders: new Set(orders.map(({ id }) => id)).size,
      paid: orders.filter(({ status, taken }) => status === 'paid' && taken === 'paid').length,
    }
  } finally {
    await db.destroy()
  }
}
