import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { createBenchDatabase, type DatabaseKind } from './bench-database.ts'
import { readCpuSeconds } from './cpu-time.ts'
import { quantile } from './latency-report.ts'
import { Ledger } from './ledger.ts'
import { registerMember } from './register-member.ts'
import { Shopper } from './shopper.ts'
import { fetchCatalog } from './traffic.ts'

const SHOPPERS = 16
const WARM_UP_MS = 2000

interface OrderReport {
  db: DatabaseKind
  /** Orders that were confirmed, paid and seen as paid: four requests each. */
  orders: number
  ordersPerSecond: number
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
  /** Of the backend alone. */
  cpuMsPerOrder: number
}

/**
 * Measures how many orders a second one backend takes from shoppers who order and pay without a pause.
 * @param options.args Node's arguments that start it, by default from source
 */
export async function runOrders({
  db: kind,
  seconds,
  args,
}: {
  db: DatabaseKind
  seconds: number
  args?: readonly string[]
}): Promise<OrderReport> {
  const port = await getPort()
  const database = await createBenchDatabase(kind, true)
  const env = { ...database.env, BACKEND_PORT: `${port}`, RATE_LIMITS: 'off' }
  const server = await startServer(env, args)
  const { pid } = server.child
  const url = `http://localhost:${port}`
  const ledger = new Ledger()
  try {
    if (pid === undefined || server.child.exitCode !== null) throw new Error(server.output())
    const [product] = (await fetchCatalog(url)).products
    if (!product) throw new Error('The shop has no products.')
    const shoppers: Shopper[] = []
    for (let index = 0; index < SHOPPERS; index += 1) {
      shoppers.push(new Shopper(await registerMember(url, index), product, ledger, index))
    }
    const shop = async (until: number) => {
      const latencies: number[] = []
      let failures = 0
      const act = async (shopper: Shopper) => {
        while (performance.now() < until) {
          const { status, ms } = await shopper.takeStep(url)
          latencies.push(ms)
          if (status !== 200 && status !== 303) failures += 1
        }
      }
      await Promise.all(shoppers.map(act))
      return { latencies: latencies.toSorted((a, b) => a - b), failures }
    }
    await shop(performance.now() + WARM_UP_MS)
    const before = { paid: ledger.payments.size, cpu: readCpuSeconds(pid) }
    const started = performance.now()
    const { latencies, failures } = await shop(started + seconds * 1000)
    const elapsed = (performance.now() - started) / 1000
    const orders = ledger.payments.size - before.paid
    return {
      db: kind,
      orders,
      ordersPerSecond: Math.round(orders / elapsed),
      requestsPerSecond: Math.round(latencies.length / elapsed),
      p50Ms: Number(quantile(latencies, 0.5).toFixed(1)),
      p99Ms: Number(quantile(latencies, 0.99).toFixed(1)),
      failures,
      cpuMsPerOrder: Number((((readCpuSeconds(pid) - before.cpu) * 1000) / orders).toFixed(1)),
    }
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
    database.close()
  }
}
