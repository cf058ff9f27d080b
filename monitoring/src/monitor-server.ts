import Fastify, { type FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'

import { checkReadiness, isOk, isReady, type ReadinessCheck } from './readiness.ts'

interface MonitorOptions {
  metrics: Registry
  /** What the program needs to answer requests, by name. */
  checks: Readonly<Record<string, ReadinessCheck>>
}

/**
 * Creates the server that a program is watched by, for a port of its own that visitors do not reach: `/healthz` answers
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
    return reply.code(isReady(readiness) ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
  return app
}
