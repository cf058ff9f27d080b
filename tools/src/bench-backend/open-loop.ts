import http from 'node:http'

import type { Sample } from './latency.report.ts'

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
    const done = (status: number) => resolve({ kind, status, ms: performance.now() - dueAt })
    const call = http.request(
      new URL(path, base),
      { method, agent, headers: { 'accept-encoding': 'gzip', ...headers }, timeout: TIMEOUT_MS },
      (response) => {
        response.resume()
        response.once('end', () => done(response.statusCode ?? 0))
        response.once('error', () => done(0))
      },
    )
    call.once('timeout', () => call.destroy())
    call.once('error', () => done(0))
    call.end(body)
  })
}

/**
 * Sends requests at a fixed rate, whether or not the earlier ones are answered, and times each from
 * the moment it was due: a server that stalls cannot hide behind a client that waits for it.
 * @param next makes the request to send
 */
export async function openLoop(
  url: string,
  { rate, seconds }: { rate: number; seconds: number },
  next: (index: number) => LoadRequest,
): Promise<Sample[]> {
  const base = new URL(url)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const total = rate * seconds
  const answers: Promise<Sample>[] = []
  const start = performance.now()
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate) + 1)
    while (answers.length < due) {
      const index = answers.length
      answers.push(send(base, agent, next(index), start + (index / rate) * 1000))
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const samples = await Promise.all(answers)
  agent.destroy()
  return samples
}
