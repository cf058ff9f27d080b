import { sql } from 'kysely'

import type { Row } from '../db/schema.ts'
import { DatabaseUnavailableError } from '../db/unavailable-error.ts'
import type { Deps } from '../deps.ts'

/** Keys of one statement; the others wait for the next one. */
const MAX_BATCH_SIZE = 100
/** A healthy database answers long before. */
const TIMEOUT_MS = 500
/** How long the database is not asked again after it has failed. */
const PAUSE_MS = 3000

export type Counter = Pick<Row<'rateLimits'>, 'points' | 'expiresAt'>

interface Increment {
  key: string
  points: number
  durationMs: number
  resolve: (counter: Counter) => void
  reject: (error: unknown) => void
}

/** Takes the increments of the first keys out of the queue, in an order that avoids deadlocks. */
function takeBatch(queue: Map<string, Increment[]>): [string, Increment[]][] {
  const batch = [...queue].slice(0, MAX_BATCH_SIZE)
  for (const [key] of batch) queue.delete(key)
  return batch.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Tells each caller the count after its own increment; all were added at once. */
function distribute(increments: readonly Increment[], { points, expiresAt }: Counter): void {
  let count = points
  for (const increment of [...increments].reverse()) {
    increment.resolve({ points: count, expiresAt })
    count -= increment.points
  }
}

/**
 * Counters in the database, shared by all backends. What comes while a statement runs is gathered into the
 * next one, so that counting costs the database one short statement at a time.
 */
export class CounterStore {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  readonly #queue = new Map<string, Increment[]>()
  #running = false
  #pausedUntil = 0

  constructor(deps: Pick<Deps, 'db' | 'clock'>) {
    this.#deps = deps
  }

  /**
   * Adds points to a counter, which starts anew when its time has passed.
   * @throws DatabaseUnavailableError within half a second
   */
  async increment(key: string, points: number, durationMs: number): Promise<Counter> {
    if (performance.now() < this.#pausedUntil) throw this.#unavailable()
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<Counter>((resolve, reject) => {
        timer = setTimeout(() => {
          this.#pause()
          reject(this.#unavailable())
        }, TIMEOUT_MS)
        const waiting = this.#queue.get(key) ?? []
        this.#queue.set(key, [...waiting, { key, points, durationMs, resolve, reject }])
        void this.#run()
      })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Takes a point back, as far as its time has not passed. */
  async refund(key: string): Promise<void> {
    if (performance.now() < this.#pausedUntil) return
    await this.#deps.db
      .updateTable('rateLimits')
      .set((e) => ({ points: e('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .where('expiresAt', '>', this.#deps.clock().toISOString())
      .execute()
  }

  #unavailable(): DatabaseUnavailableError {
    return new DatabaseUnavailableError(new Error('The counters of the rate limits are away.'))
  }

  #pause(): void {
    this.#pausedUntil = performance.now() + PAUSE_MS
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    // What this turn of the event loop adds goes along.
    await Promise.resolve()
    while (this.#queue.size > 0) {
      const batch = takeBatch(this.#queue)
      try {
        const counters = await this.#write(batch)
        for (const [key, increments] of batch) {
          const counter = counters.get(key)
          if (counter) distribute(increments, counter)
        }
      } catch (error) {
        this.#pause()
        const rest = takeBatch(this.#queue)
        for (const [, increments] of [...batch, ...rest]) {
          for (const { reject } of increments) reject(error)
        }
      }
    }
    this.#running = false
  }

  async #write(batch: readonly [string, Increment[]][]): Promise<Map<string, Counter>> {
    const time = this.#deps.clock().getTime()
    const now = new Date(time).toISOString()
    const rows = batch.map(([key, increments]) => ({
      key,
      points: increments.reduce((sum, { points }) => sum + points, 0),
      expiresAt: new Date(time + (increments[0]?.durationMs ?? 0)).toISOString(),
    }))
    const stored = await this.#deps.db
      .insertInto('rateLimits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((e) => {
          const started = e.case().when('rateLimits.expiresAt', '<=', now)
          return {
            points: started
              .then(e.ref('excluded.points'))
              .else(sql<number>`${e.ref('rateLimits.points')} + ${e.ref('excluded.points')}`)
              .end(),
            expiresAt: started
              .then(e.ref('excluded.expiresAt'))
              .else(e.ref('rateLimits.expiresAt'))
              .end(),
          }
        }),
      )
      .returningAll()
      .execute()
    return new Map(stored.map(({ key, ...counter }) => [key, counter]))
  }
}
