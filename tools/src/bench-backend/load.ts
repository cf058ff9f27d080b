import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { freePort, startServer } from 'backend/testing/server-process.ts'
import { registerMember } from './bench-members.ts'
import { formatTable, type Row, summarize } from './latency.report.ts'
import { openLoop } from './open-loop.ts'
import { readGoods, trafficOf } from './traffic.ts'

const MEMBERS = 10
const WARM_UP_SECONDS = 3

export interface LoadOptions {
  /** Address of a backend on this machine whose rate limits are off. */
  url: string
  /** Requests a second. */
  rate: number
  seconds: number
}

/**
 * Puts mixed load on a backend of this machine and measures it, after a short warm-up.
 * @returns a row per kind of request and one for all, times in milliseconds
 * @throws when the address is not on this machine
 */
export async function runLoad({ url, rate, seconds }: LoadOptions): Promise<Row[]> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) {
    throw new Error('Load is put on this machine only.')
  }
  const numbers = Array.from({ length: MEMBERS }, (_, index) => index + 1)
  const members = await Promise.all(numbers.map((number) => registerMember(url, number)))
  const next = trafficOf(await readGoods(url), members)
  await openLoop(url, { rate, seconds: WARM_UP_SECONDS }, next)
  const offset = rate * WARM_UP_SECONDS
  return summarize(await openLoop(url, { rate, seconds }, (index) => next(index + offset)))
}

/** Runs {@link runLoad} on a backend of its own, with a database that is thrown away. */
export async function runOwnLoad(options: Omit<LoadOptions, 'url'>): Promise<Row[]> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-load-'))
  const env = { BACKEND_PORT: `${port}`, DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const server = await startServer(env)
  try {
    return await runLoad({ url: `http://localhost:${port}`, ...options })
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(dataDir, { recursive: true })
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      rate: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '20' },
    },
  })
  const { url } = values
  const options = { rate: Number(values.rate), seconds: Number(values.seconds) }
  const rows = await (url ? runLoad({ url, ...options }) : runOwnLoad(options))
  console.log(formatTable(rows))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void main()
