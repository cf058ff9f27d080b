import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import { createBenchBackend, type DatabaseKind } from '../bench-backend/bench-backend.ts'
import { registerMember } from '../shoppers/register-member.ts'
import { createTraffic, fetchCatalog } from '../shoppers/traffic.ts'
import { average, readMegabytes } from './process-memory.ts'

const MEMBERS = 10
const CONNECTIONS = 60
const TIMEOUT_MS = 10_000
const WARM_UP_SECONDS = 3
const SAMPLE_INTERVAL_MS = 1000
const SAMPLES_A_MINUTE = 60
const MICROSECONDS_A_MILLISECOND = 1000

interface LoadOptions {
  db: DatabaseKind
  rate: number
  seconds: number
}

type LoadRequest = ReturnType<ReturnType<typeof createTraffic>>

async function succeeds(url: string, agent: Agent, sent: LoadRequest): Promise<boolean> {
  const { method, path, headers, body } = sent
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const options = { agent, method, signal, headers: { 'accept-encoding': 'gzip', ...headers } }
    const outgoing = request(`${url}${path}`, options).end(body)
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    await buffer(response)
    return Math.floor((response.statusCode ?? 0) / 100) === 2
  } catch {
    return false
  }
}

/**
 * Sends requests spread evenly over the time, whether or not earlier ones have their response.
 * @returns the latencies in microseconds, counted from when a request was due, so that a server that stalls is not spared the
 * requests that wait for it; and how many requests failed
 */
async function runTraffic(url: string, next: () => LoadRequest, { rate, seconds }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const latencies = createHistogram()
  const start = performance.now()
  const pending = new Set<Promise<void>>()
  let failures = 0
  const send = async (due: number) => {
    if (!(await succeeds(url, agent, next()))) failures += 1
    const latency = (performance.now() - due) * MICROSECONDS_A_MILLISECOND
    latencies.record(Math.max(1, Math.round(latency)))
  }
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate
    while (performance.now() < due) await sleep(1)
    const sent = send(due).finally(() => pending.delete(sent))
    pending.add(sent)
  }
  await Promise.all(pending)
  agent.destroy()
  return { latencies, failures }
}

/**
 * Prints how a new backend responds to mixed traffic at a rate.
 * @returns whether every request succeeded
 */
export async function reportLoad(options: LoadOptions): Promise<boolean> {
  const backend = await createBenchBackend(options.db, true)
  const { url } = backend
  const server = await backend.start()
  let samples: NodeJS.Timeout | undefined
  try {
    const numbers = Array.from({ length: MEMBERS }, (_, index) => index)
    const members = await Promise.all(numbers.map((number) => registerMember(url, number)))
    const traffic = createTraffic(await fetchCatalog(url), members)
    let sent = 0
    const next = () => traffic(sent++)
    await runTraffic(url, next, { ...options, seconds: WARM_UP_SECONDS })
    const megabytes: number[] = []
    samples = setInterval(() => megabytes.push(readMegabytes(server.child.pid)), SAMPLE_INTERVAL_MS)
    const { latencies, failures } = await runTraffic(url, next, options)
    const toMs = (microseconds: number) =>
      Math.round(microseconds / (MICROSECONDS_A_MILLISECOND / 10)) / 10
    console.table({
      requests: latencies.count,
      'p50 (ms)': toMs(latencies.percentile(50)),
      'p99 (ms)': toMs(latencies.percentile(99)),
      'longest (ms)': toMs(latencies.max),
      'errors, time-outs, other statuses than 2xx': failures,
      'memory, first minute (MB)': average(megabytes.slice(0, SAMPLES_A_MINUTE)),
      'memory, last minute (MB)': average(megabytes.slice(-SAMPLES_A_MINUTE)),
    })
    return failures === 0
  } finally {
    clearInterval(samples)
    server.child.kill('SIGTERM')
    await server.exited
    backend.close()
  }
}
