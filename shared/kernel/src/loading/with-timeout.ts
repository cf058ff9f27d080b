import timeouts from '@shop/contracts/timeouts.json' with { type: 'json' }

/** An operation timed out. */
export class TimeoutError extends Error {
  /** @param operation named as the subject of the message */
  constructor(operation: string, timeoutMs: number) {
    super(`${operation} timed out after ${timeoutMs / 1000} s`)
    this.name = 'TimeoutError'
  }
}

/**
 * Rejects when `promise` does not settle in time. The promise itself is not cancelled.
 * @param operation named by the error
 * @throws TimeoutError after `timeoutMs`
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  timeoutMs: number,
  operation: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(operation, timeoutMs)), timeoutMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Limit for loading any one part of a page, code or data. */
export const LOAD_TIMEOUT_MS: number = timeouts.loadTimeoutMs

/** A page that is still loading after this time says so, and offers to ask again. */
export const SLOW_AFTER_MS: number = 4_500
