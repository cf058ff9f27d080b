import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { createBenchDatabase, type DatabaseKind } from './bench-database.ts'
import { buildBackend } from './build-backend.ts'
import { type LatencyRow, summarize } from './latency-report.ts'
import { type MemoryReport, watchMemory } from './memory.ts'
import { openLoop } from './open-loop.ts'
import { registerMember } from './register-member.ts'
import { createTraffic, fetchCatalog } from './traffic.ts'

const MEMBERS = 10
/** Below the rate limits: each orders 60 times in 10 minutes, and tries 30 codes in 5. */
const MAX_REQUESTS_PER_MEMBER = 300
const REGISTERING_AT_ONCE = 4
const WARM_UP_SECONDS = 3

export interface LoadOptions {
  /** Origin of a backend on this machine. */
  url: string
  /** Requests per second. */
  rate: number
  seconds: number
  /** Process of the backend, whose memory is watched. */
  pid?: number
  /** Called after the warm-up; what it returns is called at the end. */
  onMeasure?: () => () => void
  /** Whether its rate limits are on; it must trust this machine as a proxy then. */
  rateLimits?: boolean
}

export interface LoadReport {
  /** A row per kind of request and one for all. */
  latencies: LatencyRow[]
  memory?: MemoryReport
}

/** An address of its own for each member. */
function createForwarded(number: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
}

async function registerMembers({ url, rate, seconds, rateLimits = false }: LoadOptions) {
  const requests = rate * (seconds + WARM_UP_SECONDS)
  const count = rateLimits ? Math.ceil(requests / MAX_REQUESTS_PER_MEMBER) : MEMBERS
  const members = []
  for (let first = 1; first <= count; first += REGISTERING_AT_ONCE) {
    const size = Math.min(REGISTERING_AT_ONCE, count - first + 1)
    const numbers = Array.from({ length: size }, (_, index) => first + index)
    const register = (number: number) =>
      registerMember(url, number, rateLimits ? createForwarded(number) : {})
    members.push(...(await Promise.all(numbers.map(register))))
  }
  return members
}

/**
 * Measures a backend of this machine under mixed load, after a short warm-up.
 * @throws when the address is on another machine
 */
export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const { url, rate, seconds, pid, onMeasure } = options
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) {
    throw new Error('Load tests run against this machine only.')
  }
  const members = await registerMembers(options)
  const next = createTraffic(await fetchCatalog(url), members)
  await openLoop(url, { rate, seconds: WARM_UP_SECONDS }, next)
  const offset = rate * WARM_UP_SECONDS
  const endWatch = pid === undefined ? undefined : watchMemory(pid)
  const endMeasure = onMeasure?.()
  const samples = await openLoop(url, { rate, seconds }, (index) => next(index + offset))
  endMeasure?.()
  const memory = endWatch?.()
  return { latencies: summarize(samples), ...(memory && { memory }) }
}

/** Runs {@link runLoad} against a new backend with an empty database. */
export async function runLoadOnNewBackend(
  options: Omit<LoadOptions, 'url' | 'pid'> & { db: DatabaseKind },
): Promise<LoadReport> {
  const port = await getPort()
  const database = await createBenchDatabase(options.db, true)
  const env = {
    ...database.env,
    BACKEND_PORT: `${port}`,
    RATE_LIMITS: options.rateLimits ? 'on' : 'off',
    ...(options.rateLimits && { TRUST_PROXY: 'loopback' }),
  }
  const args = await buildBackend()
  const server = await startServer(env, args)
  const { pid } = server.child
  try {
    return await runLoad({ url: `http://localhost:${port}`, ...options, ...(pid && { pid }) })
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
    database.close()
  }
}
