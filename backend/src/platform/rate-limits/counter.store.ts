import { setTimeout as sleep } from 'node:timers/promises'

import DataLoader from 'dataloader'
import { sql } from 'kysely'

import { DatabaseUnavailableError } from '../db/database-errors.ts'
import type { Row } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Keys of one statement; the others wait for the next one. */
const MAX_BATCH_SIZE = 100
/** A healthy database responds long before. */
const TIMEOUT_MS = 500

type Counter = Pick<Row<'rateLimits'>, 'points' | 'expiresAt'>

interface Increment {
  key: string
  durationMs: number
}

/**
 * Counters in the database, shared by all backends. What comes while a statement runs is gathered into the
 * next one, so that counting costs the database one short statement at a time.
 */
export class CounterStore {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  #writing: Promise<unknown> = Promise.resolve()
  readonly #loader = new DataLoader<Increment, Counter>(
    (increments) => {
      const written = this.#write(increments)
      this.#writing = written.catch(() => {})
      return written
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      // The rest of this turn of the event loop goes along.
      batchScheduleFn: (dispatch) => void this.#writing.then(() => setImmediate(dispatch)),
    },
  )

  constructor(deps: Pick<Deps, 'db' | 'clock'>) {
    this.#deps = deps
  }

  /**
   * Adds a point to a counter, which starts anew when its time has passed.
   * @throws DatabaseUnavailableError within half a second
   */
  async increment(key: string, durationMs: number): Promise<Counter> {
    const waiting = new AbortController()
    const { signal } = waiting
    try {
      const counter = await Promise.race([
        this.#loader.load({ key, durationMs }),
        sleep(TIMEOUT_MS, null, { signal, ref: false }),
      ])
      if (counter) return counter
      throw new DatabaseUnavailableError(new Error('The counters of the rate limits are away.'))
    } finally {
      waiting.abort()
    }
  }

  /** Takes a point back, as far as its time has not passed. */
  async refund(key: string): Promise<void> {
    await this.#deps.db
      .updateTable('rateLimits')
      .set((e) => ({ points: e('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .where('expiresAt', '>', this.#deps.clock().toISOString())
      .execute()
  }

  /** The counter of each increment just after it. */
  async #write(increments: readonly Increment[]): Promise<Counter[]> {
    const stored = await this.#add(increments)
    const left = new Map(stored.map(({ key, points }) => [key, points]))
    const expiries = new Map(stored.map(({ key, expiresAt }) => [key, expiresAt]))
    return increments
      .toReversed()
      .map(({ key }) => {
        const points = left.get(key) ?? 0
        left.set(key, points - 1)
        return { points, expiresAt: expiries.get(key) ?? '' }
      })
      .toReversed()
  }

  #add(increments: readonly Increment[]): Promise<Row<'rateLimits'>[]> {
    const time = this.#deps.clock().getTime()
    const now = new Date(time).toISOString()
    const rows = new Map<string, Row<'rateLimits'>>()
    for (const { key, durationMs } of increments) {
      const points = (rows.get(key)?.points ?? 0) + 1
      rows.set(key, { key, points, expiresAt: new Date(time + durationMs).toISOString() })
    }
    return (
      this.#deps.db
        .insertInto('rateLimits')
        // In one order everywhere, which avoids deadlocks.
        .values([...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1)))
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
    )
  }
}
