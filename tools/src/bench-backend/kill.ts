import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import type { Product } from '@shop/contracts/catalog.ts'

import { openDatabase } from 'backend/db/database.ts'
import { freePort, startServer } from 'backend/testing/server-process.ts'
import { type BenchMember, registerMember } from './bench-members.ts'
import { orderBody, readGoods } from './traffic.ts'

export interface KillReport {
  rounds: number
  /** Orders that the backend said it had confirmed. */
  acknowledged: number
  lost: number
  doubled: number
  /** The longest time from starting a process to its being ready, in milliseconds. */
  slowestStartMs: number
}

/** Orders one after the other until the server is gone; a repeat after that must be the same order. */
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
    const body = orderBody(member, product, number)
    const answer = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
    // The body can be cut off as well, and then the order was not acknowledged.
    const text = await answer?.text().catch(() => null)
    if (!answer || typeof text !== 'string') return
    if (!answer.ok) throw new Error(text)
    acknowledged.add(`Way ${number}`)
  }
}

async function compare(dataDir: string, acknowledged: ReadonlySet<string>) {
  const db = openDatabase({ dataDir })
  const stored = await db.selectFrom('orders').select('buyerAddress').execute()
  await db.destroy()
  const addresses = new Set(stored.map((order) => order.buyerAddress))
  const lost = [...acknowledged].filter((address) => !addresses.has(address)).length
  return { lost, doubled: stored.length - addresses.size }
}

/**
 * Kills a backend of its own again and again while a shopper orders, and compares what was
 * acknowledged with what was stored.
 * @param orderingMs how long orders are placed before each kill, in milliseconds
 */
export async function runKills(
  { rounds, orderingMs }: { rounds: number; orderingMs: number },
  onRound: (round: number) => void = () => {},
): Promise<KillReport> {
  const port = await freePort()
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
    const [product] = (await readGoods(url)).products
    if (!product) throw new Error(`The shop sells nothing: ${server.output()}`)
    const ordering = orderUntilKilled(url, member, product, acknowledged)
    await new Promise((resolve) => setTimeout(resolve, orderingMs))
    server.child.kill('SIGKILL')
    await Promise.all([server.ended, ordering])
    onRound(round)
  }
  const result = await compare(dataDir, acknowledged)
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
