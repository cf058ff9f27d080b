import type { IncomingMessage } from 'node:http'

import { Counter, Gauge, measureRequests, type Registry } from 'monitoring/metrics.ts'

import type { Db } from '../db/schema.ts'
import type { App } from '../http/app.types.ts'

/** What the backend counts beside its requests. */
export interface BackendMetrics {
  countOrder: () => void
  /** @param phase of a failure that a browser reported; more would let browsers make up labels */
  countFailureReport: (phase: string) => void
}

/** Registers what the backend counts, and what it reads from the database when it is asked. */
export function createBackendMetrics(registry: Registry, db: Db): BackendMetrics {
  const orders = new Counter({
    name: 'orders_placed_total',
    help: 'Orders that were placed',
    registers: [registry],
  })
  const failures = new Counter({
    name: 'failure_reports_total',
    help: 'Failures of remotes that browsers reported',
    labelNames: ['phase'],
    registers: [registry],
  })
  new Gauge({
    name: 'mails_pending',
    help: 'E-mails that wait to be sent, also after failures',
    registers: [registry],
    async collect() {
      const { count } = await db
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow()
      this.set(Number(count))
    },
  })
  return {
    countOrder: () => orders.inc(),
    countFailureReport: (phase) => failures.inc({ phase }),
  }
}

/** Measures the requests of an app by their routes' patterns. */
export function measureRoutes(app: App, registry: Registry): void {
  const routes = new WeakMap<IncomingMessage, string>()
  app.addHook('onRequest', (request, _reply, done) => {
    routes.set(request.raw, request.routeOptions.url ?? 'unknown')
    done()
  })
  measureRequests(app.server, registry, (request) => routes.get(request) ?? 'rejected')
}
