import type { IncomingMessage } from 'node:http'

import type { PaymentStatus } from '@shop/contracts/wire/order.ts'
import { Counter, Gauge, type Registry } from 'monitoring/metrics.ts'

import type { Db } from '../db/schema.ts'
import type { App } from '../http/app.types.ts'

/** How an order ended: `repeated` is the same request once more. */
type OrderOutcome = 'placed' | 'repeated' | 'refused' | 'failed'

/**
 * Outcome of a payment: its session was created, reached a status, or was given back; the provider refused to create it,
 * or could not be asked; an event was about a session that nobody here knows.
 */
type PaymentOutcome =
  'started' | Exclude<PaymentStatus, 'unpaid'> | 'refunded' | 'refused' | 'failed' | 'unknown'

/** `delayed` is tried again. */
type MailOutcome = 'sent' | 'delayed' | 'failed' | 'dropped'

/** The counters of the backend besides those of its requests. */
export interface BackendMetrics {
  countOrder: (outcome: OrderOutcome) => void
  /** @param count 0 lets it be known before the first */
  countPayment: (provider: string, outcome: PaymentOutcome, count?: number) => void
  /** Counts payments that the reconciler has asked the provider about. */
  countReconciled: (outcome: 'done' | 'failed') => void
  countMail: (outcome: MailOutcome) => void
  /** @param phase of a failure that a browser reported; more would let browsers make up labels */
  countFailureReport: (phase: string) => void
  /** @param limit its name; limits are named in code. @param count 0 lets it be known before the first */
  countRefusal: (limit: string, count?: number) => void
}

const PENDING = 'pending'

/** Registers what the backend counts. */
export function createBackendMetrics(registry: Registry): BackendMetrics {
  const count = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  const orders = count('orders_total', 'Orders that were sent, by how they ended', ['outcome'])
  const payments = count('payments_total', 'What became of payments, by provider', [
    'provider',
    'outcome',
  ])
  const reconciled = count(
    'payments_reconciled_total',
    'Payments that the provider was asked about in the background',
    ['outcome'],
  )
  const mails = count('mails_total', 'Attempts to send e-mails', ['outcome'])
  const failures = count('failure_reports_total', 'Failures of remotes that browsers reported', [
    'phase',
  ])
  const refusals = count('rate_limit_refusals_total', 'Requests that were one too many', ['limit'])
  // A rate is known from the first one on only if there was a zero before.
  for (const outcome of ['placed', 'refused', 'failed'] as const) orders.inc({ outcome }, 0)
  for (const outcome of ['done', 'failed'] as const) reconciled.inc({ outcome }, 0)
  for (const outcome of ['sent', 'delayed', 'failed'] as const) mails.inc({ outcome }, 0)
  return {
    countOrder: (outcome) => orders.inc({ outcome }),
    countPayment: (provider, outcome, count = 1) => payments.inc({ provider, outcome }, count),
    countReconciled: (outcome) => reconciled.inc({ outcome }),
    countMail: (outcome) => mails.inc({ outcome }),
    countFailureReport: (phase) => failures.inc({ phase }),
    countRefusal: (limit, count = 1) => refusals.inc({ limit }, count),
  }
}

/** Registers what is read from the database when it is asked for. */
export function measureQueues(registry: Registry, db: Db, clock: () => Date): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without the database, the other metrics are all the more wanted.
        this.set(await read().catch(() => NaN))
      },
    })
  gauge('mails_pending', 'E-mails that wait to be sent, also after failures', async () => {
    const { count } = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('status', '=', PENDING)
      .executeTakeFirstOrThrow()
    return Number(count)
  })
  gauge(
    'mails_oldest_pending_seconds',
    'Age of the oldest e-mail that waits; 0 for none',
    async () => {
      const { oldest } = await db
        .selectFrom('mails')
        .select((eb) => eb.fn.min('createdAt').as('oldest'))
        .where('status', '=', PENDING)
        .executeTakeFirstOrThrow()
      return toAgeSeconds(oldest, clock())
    },
  )
  gauge(
    'payments_overdue_seconds',
    'How long the oldest payment waits to be checked; 0 for none',
    async () => {
      const { oldest } = await db
        .selectFrom('payments')
        .select((eb) => eb.fn.min('checkAt').as('oldest'))
        .where('checkAt', 'is not', null)
        .executeTakeFirstOrThrow()
      return toAgeSeconds(oldest, clock())
    },
  )
}

const toAgeSeconds = (time: string | null, now: Date) =>
  time === null ? 0 : Math.max(0, (now.getTime() - Date.parse(time)) / 1000)

/** Creates what tells which route's pattern a request had. */
export function trackRoutes(app: App): (request: IncomingMessage) => string {
  const routes = new WeakMap<IncomingMessage, string>()
  app.addHook('onRequest', (request, _reply, done) => {
    routes.set(request.raw, request.routeOptions.url ?? 'unknown')
    done()
  })
  return (request) => routes.get(request) ?? 'rejected'
}
