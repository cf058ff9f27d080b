/**
 * Memoizes an asynchronous function. Concurrent callers share one call; a rejection is not cached.
 * @param ttlMs lifetime of a result in milliseconds, from the start of the call
 */
export function memoizeWithTtl<Result>(
  load: () => Promise<Result>,
  ttlMs: number,
): () => Promise<Result> {
  let entry: { result: Promise<Result>; expiresAt: number } | undefined
  return () => {
    if (entry && Date.now() < entry.expiresAt) return entry.result
    const created = { result: load(), expiresAt: Date.now() + ttlMs }
    entry = created
    created.result.catch(() => {
      if (entry === created) entry = undefined
    })
    return created.result
  }
}
