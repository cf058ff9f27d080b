import type { IncomingMessage, Server } from 'node:http'

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export { Counter, Gauge, Histogram, Registry }

/** From what is in memory to what a visitor gives up on, in seconds. */
const DURATION_BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

/** Creates the metrics of a process: memory, event loop, garbage collection. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** A histogram of durations in seconds. @param labelNames keep their values few: each combination is kept for good */
export function createDurations<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Histogram<Label> {
  return new Histogram({
    name,
    help,
    labelNames: [...labelNames],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
}

/**
 * Measures every request of a server, by its route and the status of its response. Register it after all that
 * replaces the server's listeners.
 * @param toRoute a name out of few, known when the response has been sent
 */
export function measureRequests(
  server: Server,
  registry: Registry,
  toRoute: (request: IncomingMessage) => string,
): void {
  const durations = createDurations(
    registry,
    'http_request_duration_seconds',
    'Time from a request’s head to the last byte of its response',
    ['method', 'route', 'status'],
  )
  server.prependListener('request', (request, response) => {
    const start = process.hrtime.bigint()
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - start) / 1e9
      // Whoever went away before the response got none.
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      const { method = '' } = request
      durations.observe({ method, route: toRoute(request), status }, seconds)
    })
  })
}
