import Fastify, { type FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

import { listen } from './listen.ts'
import { checkReadiness, isOk, type ReadinessCheck } from './readiness.ts'

interface MonitorOptions {
  metrics: Registry
  /** A check for each thing that the program needs to respond, by name. */
  checks: Readonly<Record<string, ReadinessCheck>>
}

/**
 * Creates the server that a program is watched by, for a port of its own that visitors do not reach: `/healthz` responds
 * while the process does, `/readyz` with 503 while something that it needs is missing, `/metrics` for Prometheus. It does
 * not listen.
 */
export function createMonitorServer({ metrics, checks }: MonitorOptions): FastifyInstance {
  const app = Fastify()
  new Gauge({
    name: 'ready',
    help: 'Whether what the program needs is there: 1, or 0',
    labelNames: ['check'],
    registers: [metrics],
    async collect() {
      for (const [check, found] of Object.entries(await checkReadiness(checks))) {
        this.set({ check }, isOk(found) ? 1 : 0)
      }
    },
  })
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const readiness = await checkReadiness(checks)
    return reply.code(Object.values(readiness).every(isOk) ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
  return app
}

/**
 * Serves health and metrics, where the settings say so.
 * @param options.monitor by the settings; without a port nothing is served
 * @param options.variable that sets the port
 * @returns stops it
 * @throws PortError
 */
export async function startMonitor({
  monitor: { host, port },
  variable,
  ...options
}: MonitorOptions & {
  monitor: { host: string; port?: number | undefined }
  variable: string
}): Promise<() => Promise<void>> {
  if (port === undefined) return () => Promise.resolve()
  const server = createMonitorServer(options)
  await listen(server, { host, port, variable })
  return () => server.close()
}
