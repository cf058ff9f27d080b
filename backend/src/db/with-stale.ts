import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseUnavailableError } from './unavailable-error.ts'

/** A healthy database answers long before; a frozen one only after its time-out. */
const STALE_AFTER_MS = 500

/**
 * A value from the database, or the one that was read before when the database is away or slow.
 * @throws the error of `fresh` when it has another reason
 */
export async function withStale<Value>(
  fresh: Promise<Value>,
  stale: Value | Promise<Value>,
): Promise<Value> {
  const waiting = new AbortController()
  const tooLate = sleep(STALE_AFTER_MS, stale, { signal: waiting.signal, ref: false })
  // Aborted once the race is over.
  tooLate.catch(() => {})
  try {
    return await Promise.race([fresh, tooLate])
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return stale
    throw error
  } finally {
    waiting.abort()
  }
}
