import { sql } from 'kysely'

import type { Db } from './schema.ts'

const MEASURING_INTERVAL_MS = 30_000
/** A slower response tells the time too vaguely; the former measurement is better. */
const MAX_LATENCY_MS = 1000

/**
 * Creates a clock that goes by PostgreSQL's, so that all backends on it agree on what is due and whose lease has ended,
 * whatever the clocks of their machines say. It is set every half minute, and runs by itself while the database is away.
 * @throws when the database cannot be asked at first
 */
export async function createDatabaseClock(db: Db): Promise<() => Date> {
  async function measure() {
    const before = performance.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const latencyMs = performance.now() - before
    return { time: rows[0]?.now.getTime() ?? Number.NaN, at: before + latencyMs / 2, latencyMs }
  }

  let measured = await measure()
  const timer = setInterval(() => {
    measure().then(
      (latest) => {
        if (latest.latencyMs < MAX_LATENCY_MS) measured = latest
      },
      // It is measured again; those who need the database report that it is away.
      () => undefined,
    )
  }, MEASURING_INTERVAL_MS)
  timer.unref()
  return () => new Date(measured.time + performance.now() - measured.at)
}
