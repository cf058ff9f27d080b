import type { LogEvent } from 'kysely'

export interface PoolCounts {
  total: number
  idle: number
  /** Callers who wait for one. */
  waiting: number
}

/** Observes a database while it is used. */
export interface DatabaseWatch {
  onQuery: (event: LogEvent) => void
  /** @param read counts of the pool, for whenever they are asked for */
  onPool: (read: () => PoolCounts) => void
}
