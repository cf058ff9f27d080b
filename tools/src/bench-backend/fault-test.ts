import { setTimeout as sleep } from 'node:timers/promises'

import { cutConnections } from 'backend/testing/postgres.ts'
import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { compareWithStored, type Comparison, Ledger } from '../shoppers/ledger.ts'
import { createShoppers, type Shopper } from '../shoppers/shopper.ts'
import { fetchCatalog } from '../shoppers/traffic.ts'
import { createPostgres } from './bench-database.ts'

const BACKENDS = 2
const SHOPPERS = 12
const HEALTHY_MS = 2000
const STOPPED_MS = 3000
/** Longer than every time-out of the backend. */
const FROZEN_MS = 8000
const CUTS = 10
const CUT_INTERVAL_MS = 200
const RETRY_DELAY_MS = 100
const SETTLE_TIMEOUT_MS = 60_000

export interface FaultReport extends Comparison {
  rounds: number
  orders: number
  payments: number
  /** Responses to shoppers by status; 0: no connection, -1: none within 10 s. */
  statuses: Record<string, number>
  slowestResponseMs: number
  /** Reads of the catalogue, which is cached, and those that failed. */
  catalogReads: number
  catalogFailures: number
  /** Backends whose process has ended. */
  endedProcesses: number
}

/** Tells whether the test fails: see {@link FaultReport}. Responses may be successes or ask to try again. */
export function hasFailed(report: FaultReport): boolean {
  const accepted = new Set(['200', '303', '503'])
  return (
    report.lost + report.doubled + report.endedProcesses + report.catalogFailures > 0 ||
    report.orders === 0 ||
    report.payments === 0 ||
    Object.keys(report.statuses).some((status) => !accepted.has(status))
  )
}

async function cutRepeatedly(databaseUrl: string): Promise<void> {
  for (let cut = 0; cut < CUTS; cut += 1) {
    await cutConnections(databaseUrl)
    await sleep(CUT_INTERVAL_MS)
  }
}

/** Stops, freezes and cuts off PostgreSQL under two backends whose shoppers order and pay. */
export async function runFaults(
  { rounds }: { rounds: number },
  onFault: (name: string) => void = () => {},
): Promise<FaultReport> {
  const { cluster, databaseUrl, env, open, close } = await createPostgres()
  const ledger = new Ledger()
  const statuses: Record<string, number> = {}
  let slowestResponseMs = 0
  let catalogReads = 0
  let catalogFailures = 0
  let stopping = false

  const startBackend = async () => {
    const port = await getPort()
    const server = await startServer({ ...env, BACKEND_PORT: `${port}`, RATE_LIMITS: 'off' })
    if (server.child.exitCode !== null) throw new Error(server.output())
    return { ...server, url: `http://localhost:${port}` }
  }

  async function shop(shopper: Shopper, url: string): Promise<void> {
    let end = Infinity
    while (!stopping || (!shopper.isIdle && performance.now() < end)) {
      const { status, ms } = await shopper.takeStep(url)
      statuses[status] = (statuses[status] ?? 0) + 1
      slowestResponseMs = Math.max(slowestResponseMs, ms)
      if (status !== 200 && status !== 303) await sleep(RETRY_DELAY_MS)
      if (stopping) end = Math.min(end, performance.now() + SETTLE_TIMEOUT_MS)
    }
  }

  async function readCatalog(url: string): Promise<void> {
    while (!stopping) {
      catalogReads += 1
      await fetchCatalog(url).catch(() => (catalogFailures += 1))
      await sleep(RETRY_DELAY_MS)
    }
  }

  const faults: Record<string, () => Promise<void>> = {
    async stopped() {
      cluster.crash()
      await sleep(STOPPED_MS)
      cluster.start()
    },
    async frozen() {
      cluster.freeze()
      await sleep(FROZEN_MS)
      cluster.thaw()
    },
    'connections cut': () => cutRepeatedly(databaseUrl),
  }

  try {
    const backends: Awaited<ReturnType<typeof startBackend>>[] = []
    for (let count = 0; count < BACKENDS; count += 1) backends.push(await startBackend())
    const urlOf = (index: number) => backends[index % BACKENDS]?.url ?? ''
    const shoppers = await createShoppers(urlOf(0), SHOPPERS, ledger)
    const load = [
      ...shoppers.map((shopper, index) => shop(shopper, urlOf(index))),
      ...backends.map(({ url }) => readCatalog(url)),
    ]
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, cause] of Object.entries(faults)) {
        await sleep(HEALTHY_MS)
        onFault(name)
        await cause()
      }
    }
    await sleep(HEALTHY_MS)
    stopping = true
    await Promise.all(load)
    const endedProcesses = backends.filter(
      ({ child }) => child.exitCode !== null || child.signalCode !== null,
    ).length
    for (const { child } of backends) child.kill('SIGTERM')
    await Promise.all(backends.map(({ exited }) => exited))
    const comparison = await compareWithStored(open, ledger)
    return {
      rounds,
      orders: ledger.orders.size,
      payments: ledger.payments.size,
      ...comparison,
      statuses,
      slowestResponseMs: Math.round(slowestResponseMs),
      catalogReads,
      catalogFailures,
      endedProcesses,
    }
  } finally {
    close()
  }
}
