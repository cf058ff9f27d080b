/** Something took longer than a person should wait. */
export class TimeoutError extends Error {
  /** @param what did not come @param milliseconds it was waited for */
  constructor(what: string, milliseconds: number) {
    super(`${what} did not arrive within ${milliseconds / 1000} s`)
    this.name = 'TimeoutError'
  }
}

/**
 * The promise, as long as it settles in time. What comes too late is not lost: whoever holds the promise still gets it.
 * @param milliseconds to wait
 * @param what is waited for, as the error names it
 * @throws TimeoutError when the time is over
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what, milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Milliseconds that any one part of a page's code may take before the person is told. */
export const CODE_TIMEOUT_MS = 4_500
