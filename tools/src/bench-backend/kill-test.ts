import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import type { Product } from '@shop/contracts/catalog.ts'
import { openDatabase } from 'backend/db/database.ts'
import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { type BenchMember, registerMember } from './register-member.ts'
import { createOrderBody, fetchCatalog } from './traffic.ts'

export interface KillReport {
  rounds: number
  /** Orders that the backend confirmed. */
  acknowledged: number
  lost: number
  /** Stored more than once. */
  duplicated: number
  /** Longest time until a started process is ready. */
  slowestStartMs: number
}

/** Places orders one after the other until the server is gone. An unacknowledged order is repeated in the next round. */
async function orderUntilKilled(
  url: string,
  member: BenchMember,
  product: Product,
  acknowledged: Set<string>,
): Promise<void> {
  const path = `${url}/api/v1.0/products/admin-side/confirm/order`
  for (;;) {
    const number = acknowledged.size + 1
    const { headers } = member
    const body = createOrderBody(member, product, number)
    const answer = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
    // A truncated body is no acknowledgement either.
    const text = await answer?.text().catch(() => null)
    if (!answer || typeof text !== 'string') return
    if (!answer.ok) throw new Error(text)
    acknowledged.add(`Way ${number}`)
  }
}

async function compareWithStored(dataDir: string, acknowledged: ReadonlySet<string>) {
  const db = openDatabase({ dataDir })
  const orders = await db.selectFrom('orders').select('buyerAddress').execute()
  await db.destroy()
  // The demo account's orders have an address of another form.
  const stored = orders.filter(({ buyerAddress }) => /^Way \d+$/.test(buyerAddress))
  const addresses = new Set(stored.map((order) => order.buyerAddress))
  const lost = [...acknowledged].filter((address) => !addresses.has(address)).length
  return { lost, duplicated: stored.length - addresses.size }
}

/**
 * Kills a new backend repeatedly while orders are placed, and compares the acknowledged orders with the stored ones.
 * @param options.orderingMs how long orders are placed before each kill, in milliseconds
 */
export async function runKills(
  { rounds, orderingMs }: { rounds: number; orderingMs: number },
  onRound: (round: number) => void = () => {},
): Promise<KillReport> {
  const port = await getPort()
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-kill-'))
  const url = `http://localhost:${port}`
  const acknowledged = new Set<string>()
  let member: BenchMember | undefined
  let slowestStartMs = 0
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now()
    const server = await startServer({ BACKEND_PORT: `${port}`, DATA_DIR: dataDir })
    slowestStartMs = Math.max(slowestStartMs, performance.now() - started)
    member ??= await registerMember(url, 1)
    const [product] = (await fetchCatalog(url)).products
    if (!product) throw new Error(`The shop has no products: ${server.output()}`)
    const ordering = orderUntilKilled(url, member, product, acknowledged)
    await new Promise((resolve) => setTimeout(resolve, orderingMs))
    server.child.kill('SIGKILL')
    await Promise.all([server.exited, ordering])
    onRound(round)
  }
  const result = await compareWithStored(dataDir, acknowledged)
  rmSync(dataDir, { recursive: true })
  return { rounds, acknowledged: acknowledged.size, ...result, slowestStartMs }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
  const rounds = Number(values.rounds)
  const report = await runKills({ rounds, orderingMs: 300 }, (round) => {
    if (round % 10 === 0) console.log(`killed ${round} of ${rounds} times`)
  })
  console.table(report)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void main()
