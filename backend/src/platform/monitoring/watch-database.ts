import type { FastifyBaseLogger } from 'fastify'
import { createDurations, Gauge, type Registry } from 'monitoring/metrics.ts'
import { recordCall } from 'monitoring/request-context.ts'

import type { DatabaseWatch, PoolCounts } from '../db/database-watch.ts'

interface Watcher {
  metrics: Registry
  log: Pick<FastifyBaseLogger, 'warn'>
  /** A statement that takes longer is logged, in milliseconds. */
  slowQueryMs: number
}

/** `SelectQueryNode` is a select. */
const toKind = (node: string) => node.replace(/(Query)?Node$/, '').toLowerCase()

/** Measures statements and connections, and logs slow statements, whose lines name their request. */
export function watchDatabase({ metrics, log, slowQueryMs }: Watcher): DatabaseWatch {
  const durations = createDurations(
    metrics,
    'database_query_duration_seconds',
    'Time that a statement took, with waiting for a lock',
    ['kind', 'outcome'],
  )
  return {
    onQuery({ level, query, queryDurationMillis: ms }) {
      const kind = toKind(query.query.kind)
      const outcome = level === 'error' ? 'failed' : 'done'
      durations.observe({ kind, outcome }, ms / 1000)
      const { sql } = query
      // Never the values, which are personal.
      if (ms >= slowQueryMs) log.warn({ ms: Math.round(ms), sql }, 'A slow statement')
      recordCall(
        kind,
        { startTime: Date.now() - ms, attributes: { 'db.query.text': sql } },
        level === 'error' ? outcome : undefined,
      )
    },
    onPool(read) {
      const gauge = (name: string, help: string, pick: (counts: PoolCounts) => number) =>
        new Gauge({
          name,
          help,
          registers: [metrics],
          collect() {
            this.set(pick(read()))
          },
        })
      gauge('database_pool_used', 'Connections in use', ({ total, idle }) => total - idle)
      gauge('database_pool_idle', 'Connections that wait for work', ({ idle }) => idle)
      gauge('database_pool_waiting', 'Callers who wait for a connection', ({ waiting }) => waiting)
    },
  }
}
