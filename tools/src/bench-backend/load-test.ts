import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { formatTable, type LatencyRow, summarize } from './latency-report.ts'
import { openLoop } from './open-loop.ts'
import { registerMember } from './register-member.ts'
import { createTraffic, fetchCatalog } from './traffic.ts'

const MEMBERS = 10
const WARM_UP_SECONDS = 3

export interface LoadOptions {
  /** Origin of a backend on this machine, with rate limits off. */
  url: string
  /** Requests per second. */
  rate: number
  seconds: number
}

/**
 * Measures a backend of this machine under mixed load, after a short warm-up.
 * @returns a row per kind of request and one for all
 * @throws when the address is on another machine
 */
export async function runLoad({ url, rate, seconds }: LoadOptions): Promise<LatencyRow[]> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) {
    throw new Error('Load tests run against this machine only.')
  }
  const numbers = Array.from({ length: MEMBERS }, (_, index) => index + 1)
  const members = await Promise.all(numbers.map((number) => registerMember(url, number)))
  const next = createTraffic(await fetchCatalog(url), members)
  await openLoop(url, { rate, seconds: WARM_UP_SECONDS }, next)
  const offset = rate * WARM_UP_SECONDS
  return summarize(await openLoop(url, { rate, seconds }, (index) => next(index + offset)))
}

/** Runs {@link runLoad} against a new backend with a temporary database. */
export async function runLoadOnNewBackend(
  options: Omit<LoadOptions, 'url'>,
): Promise<LatencyRow[]> {
  const port = await getPort()
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-load-'))
  const env = { BACKEND_PORT: `${port}`, DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const server = await startServer(env)
  try {
    return await runLoad({ url: `http://localhost:${port}`, ...options })
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
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
  const rows = await (url ? runLoad({ url, ...options }) : runLoadOnNewBackend(options))
  console.log(formatTable(rows))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void main()
