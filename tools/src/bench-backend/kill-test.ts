import { setTimeout as sleep } from 'node:timers/promises'

import { compareWithStored, type Comparison, Ledger } from '../shoppers/ledger.ts'
import { createShoppers, isSuccess, keepShopping, type Shopper } from '../shoppers/shopper.ts'
import { createBenchBackend, type DatabaseKind } from './bench-backend.ts'

const SHOPPERS = 12
/** Kills come at any moment between these. */
const MIN_UPTIME_MS = 200
const MAX_UPTIME_MS = 1200

export interface KillReport extends Comparison {
  kills: number
  orders: number
  payments: number
  /** Longest time until a process that was started again is ready. */
  slowestRestartMs: number
}

/** Whether something was lost or doubled, or nothing was tested. */
export function hasFailed({ orders, payments, lost, doubled }: KillReport): boolean {
  return lost > 0 || doubled > 0 || orders === 0 || payments === 0
}

/** Shops until the connection fails. @throws on any answer that is no success */
async function shopUntilKilled(shopper: Shopper, url: string): Promise<void> {
  for (;;) {
    const status = await shopper.takeStep(url)
    if (status === 0) return
    if (!isSuccess(status)) throw new Error(`A shopper got status ${status}.`)
  }
}

/**
 * Kills a backend repeatedly while shoppers order and pay, and compares what it has acknowledged with what is
 * stored in the end.
 */
export async function runKills(
  { kills, db: kind }: { kills: number; db: DatabaseKind },
  onKill: (kill: number) => void = () => {},
): Promise<KillReport> {
  const backend = await createBenchBackend(kind)
  const { url } = backend
  const ledger = new Ledger()
  let shoppers: Shopper[] = []
  let slowestRestartMs = 0

  async function start() {
    const started = performance.now()
    const server = await backend.start()
    const ms = performance.now() - started
    // The first start fills the database.
    if (shoppers.length > 0) slowestRestartMs = Math.max(slowestRestartMs, ms)
    return server
  }

  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = await start()
      if (shoppers.length === 0) shoppers = await createShoppers(url, SHOPPERS, ledger)
      const shopping = shoppers.map((shopper) => shopUntilKilled(shopper, url))
      const uptimeMs = MIN_UPTIME_MS + Math.random() * (MAX_UPTIME_MS - MIN_UPTIME_MS)
      // Nothing would be tested where a slow machine takes no order until then.
      do await sleep(uptimeMs)
      while (ledger.orders.size === 0)
      server.child.kill('SIGKILL')
      await Promise.all([server.exited, ...shopping])
      onKill(kill)
    }
    const server = await start()
    await Promise.all(shoppers.map((shopper) => keepShopping(shopper, url, () => true)))
    server.child.kill('SIGTERM')
    await server.exited
    const comparison = await compareWithStored(() => backend.open(), ledger)
    const { orders, payments } = ledger
    return {
      kills,
      orders: orders.size,
      payments: payments.size,
      ...comparison,
      slowestRestartMs: Math.round(slowestRestartMs),
    }
  } finally {
    backend.close()
  }
}
