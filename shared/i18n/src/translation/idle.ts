/** Milliseconds after which work is done even though the browser is busy. */
const PATIENCE = 500

/** Does work when the browser has nothing better to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE })
  return () => cancelIdleCallback(handle)
}
