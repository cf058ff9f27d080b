import http from 'node:http'

import type { Sample } from './latency-report.ts'

export interface LoadRequest {
  kind: string
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

const TICK_MS = 5
const TIMEOUT_MS = 10_000

function send(base: URL, agent: http.Agent, request: LoadRequest, dueAt: number): Promise<Sample> {
  const { kind, method, path, headers, body } = request
  return new Promise((resolve) => {
    const finish = (status: number) => resolve({ kind, status, ms: performance.now() - dueAt })
    const outgoing = http.request(
      new URL(path, base),
      { method, agent, headers: { 'accept-encoding': 'gzip', ...headers }, timeout: TIMEOUT_MS },
      (response) => {
        response.resume()
        response.once('end', () => finish(response.statusCode ?? 0))
        response.once('error', () => finish(0))
      },
    )
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => finish(0))
    outgoing.end(body)
  })
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered, and measures each from the moment
 * it was due. Libraries that wait for responses before they send more hide a stalling server (coordinated omission).
 * @param options.rate requests per second
 * @param next creates the request to send
 */
export async function openLoop(
  url: string,
  { rate, seconds }: { rate: number; seconds: number },
  next: (index: number) => LoadRequest,
): Promise<Sample[]> {
  const base = new URL(url)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const total = rate * seconds
  const pending: Promise<Sample>[] = []
  const start = performance.now()
  while (pending.length < total) {
    const dueCount = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate) + 1)
    while (pending.length < dueCount) {
      const index = pending.length
      pending.push(send(base, agent, next(index), start + (index / rate) * 1000))
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const samples = await Promise.all(pending)
  agent.destroy()
  return samples
}
