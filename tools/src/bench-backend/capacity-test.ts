import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { createBenchDatabase, type DatabaseKind } from './bench-database.ts'
import { readCpuSeconds } from './cpu-time.ts'
import { runLoad } from './load-test.ts'

const FIRST_RATE = 500
const GROWTH = 1.25
const MAX_RATE = 20_000
/** Beyond it, shoppers wait for one another. */
const MAX_P99_MS = 100

interface CapacityStep {
  /** Requests per second. */
  rate: number
  p50Ms: number
  p99Ms: number
  errors: number
  /** Of a core, by the backend alone. */
  cpuPercent: number
  holds: boolean
}

interface CapacityOptions {
  db: DatabaseKind
  /** Of each rate. */
  seconds: number
  /** Node's arguments that start the backend, by default from source. */
  args?: readonly string[]
  firstRate?: number
  maxRate?: number
}

/** Asks one backend with mixed traffic for more and more, until it no longer answers in time. @returns every rate */
export async function runCapacity({
  db: kind,
  seconds,
  args,
  firstRate = FIRST_RATE,
  maxRate = MAX_RATE,
}: CapacityOptions): Promise<CapacityStep[]> {
  const port = await getPort()
  const database = await createBenchDatabase(kind, true)
  const env = { ...database.env, BACKEND_PORT: `${port}`, RATE_LIMITS: 'off' }
  const server = await startServer(env, args)
  const { pid } = server.child
  const steps: CapacityStep[] = []
  try {
    if (pid === undefined || server.child.exitCode !== null) throw new Error(server.output())
    const url = `http://localhost:${port}`
    for (let rate = firstRate; rate <= maxRate; rate = Math.round(rate * GROWTH)) {
      let cpuSeconds = 0
      const { latencies } = await runLoad({
        url,
        rate,
        seconds,
        onMeasure: () => {
          const before = readCpuSeconds(pid)
          return () => (cpuSeconds = readCpuSeconds(pid) - before)
        },
      })
      const all = latencies.at(-1)
      if (!all) throw new Error('Nothing was measured.')
      const holds = all.errors === 0 && all.p99 <= MAX_P99_MS
      steps.push({
        rate,
        p50Ms: Number(all.p50.toFixed(1)),
        p99Ms: Number(all.p99.toFixed(1)),
        errors: all.errors,
        cpuPercent: Math.round((cpuSeconds / seconds) * 100),
        holds,
      })
      if (!holds) break
    }
    return steps
  } finally {
    server.child.kill('SIGTERM')
    await server.exited
    database.close()
  }
}
