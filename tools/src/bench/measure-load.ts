import { setTimeout as sleep } from 'node:timers/promises'

import autocannon, { type Result } from 'autocannon'
import { startServer } from 'backend/testing/server-process.ts'
import getPort from 'get-port'

import { createBenchDatabase, type DatabaseKind } from '../bench-backend/bench-database.ts'
import { buildBackend } from '../bench-backend/build-backend.ts'
import { registerMember } from '../shoppers/register-member.ts'
import { createTraffic, fetchCatalog } from '../shoppers/traffic.ts'
import { average, readMegabytes } from './process-memory.ts'

const MEMBERS = 10
/** Each sends the requests of a second at its beginning; they begin one after the other, which spreads the rate. */
const STREAMS = 20
const CONNECTIONS_PER_STREAM = 3
const TIMEOUT_SECONDS = 10
const WARM_UP_SECONDS = 3
const SAMPLE_INTERVAL_MS = 1000
const SAMPLES_A_MINUTE = 60

interface LoadOptions {
  db: DatabaseKind
  /** Requests per second. */
  rate: number
  seconds: number
}

/**
 * Prints how a new backend responds to mixed traffic at a rate. Latencies count from when a request was due, so that a server
 * that stalls is not spared the requests that wait for it.
 * @returns whether every request succeeded
 */
export async function reportLoad({ db, rate, seconds }: LoadOptions): Promise<boolean> {
  const port = await getPort()
  const database = await createBenchDatabase(db, true)
  const env = { ...database.env, BACKEND_PORT: `${port}`, RATE_LIMITS: 'off' }
  const server = await startServer(env, await buildBackend())
  const url = `http://localhost:${port}`
  let samples: NodeJS.Timeout | undefined
  try {
    const { pid } = server.child
    if (pid === undefined || server.child.exitCode !== null) throw new Error(server.output())
    const numbers = Array.from({ length: MEMBERS }, (_, index) => index)
    const members = await Promise.all(numbers.map((number) => registerMember(url, number)))
    const next = createTraffic(await fetchCatalog(url), members)
    let index = 0
    const run = (duration: number) =>
      Promise.all(
        Array.from({ length: STREAMS }, async (_, stream) => {
          await sleep((stream * 1000) / STREAMS)
          return autocannon({
            url,
            duration,
            overallRate: rate / STREAMS,
            connections: CONNECTIONS_PER_STREAM,
            timeout: TIMEOUT_SECONDS,
            requests: [
              {
                setupRequest(request) {
                  const { kind: _, headers, ...own } = next(index++)
                  return { ...request, ...own, headers: { 'accept-encoding': 'gzip', ...headers } }
                },
              },
            ],
          })
        }),
      )
    await run(WARM_UP_SECONDS)
    const megabytes: number[] = []
    samples = setInterval(() => megabytes.push(readMegabytes(pid)), SAMPLE_INTERVAL_MS)
    const results = await run(seconds)
    const sum = (count: (result: Result) => number) =>
      results.reduce((total, result) => total + count(result), 0)
    const highest = (percentile: 'p50' | 'p99' | 'max') =>
      Math.max(...results.map(({ latency }) => latency[percentile]))
    const failures = sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx)
    console.table({
      requests: sum(({ requests }) => requests.total),
      'p50 (ms), highest of the streams': highest('p50'),
      'p99 (ms), highest of the streams': highest('p99'),
      'longest (ms)': highest('max'),
      'errors, time-outs, other statuses than 2xx': failures,
      'memory, first minute (MB)': average(megabytes.slice(0, SAMPLES_A_MINUTE)),
      'memory, last minute (MB)': average(megabytes.slice(-SAMPLES_A_MINUTE)),
    })
    return failures === 0
  } finally {
    clearInterval(samples)
    server.child.kill('SIGTERM')
    await server.exited
    database.close()
  }
}
