import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const MICROSECONDS_A_MILLISECOND = 1000
const PING_INTERVAL_MS = 5

interface Requested {
  url: string
  headers?: Record<string, string>
}

interface Timed {
  status: number
  /** As they come over the network. */
  bytes: number
  ms: number
}

async function time({ url, headers }: Requested, agent: Agent): Promise<Timed> {
  const start = performance.now()
  const sent = get(url, { agent, headers: { 'accept-encoding': 'br, gzip', ...headers } })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { status: response.statusCode ?? 0, bytes: body.length, ms: performance.now() - start }
}

/** The longest that a small response takes while something else is done. */
async function watch<Result>(small: string, agent: Agent, act: () => Promise<Result>) {
  const state = { longest: 0, isOver: false }
  async function ping() {
    while (!state.isOver) {
      state.longest = Math.max(state.longest, (await time({ url: small }, agent)).ms)
      await sleep(PING_INTERVAL_MS)
    }
  }
  const pings = ping()
  const result = await act().finally(() => (state.isOver = true))
  await pings
  return { result, longest: state.longest }
}

const round = (ms: number) => Math.round(ms * 10) / 10

/**
 * Asks for something again and again, one request after the other.
 * @param small address of something small from the same server, to see for how long it answers nobody else
 */
export async function measureResponses(requested: Requested, small: string, count: number) {
  const agent = new Agent({ keepAlive: true })
  const times = createHistogram()
  const { result, longest } = await watch(small, agent, async () => {
    const first = await time(requested, agent)
    for (let index = 0; index < count; index += 1) {
      const { ms } = await time(requested, agent)
      times.record(Math.max(1, Math.round(ms * MICROSECONDS_A_MILLISECOND)))
    }
    return first
  })
  agent.destroy()
  const toMs = (microseconds: number) => round(microseconds / MICROSECONDS_A_MILLISECOND)
  return {
    status: result.status,
    'bytes sent': result.bytes,
    'first (ms)': round(result.ms),
    'median (ms)': toMs(times.percentile(50)),
    'p99 (ms)': toMs(times.percentile(99)),
    'others waited (ms)': round(longest),
  }
}
