interface IdleOptions {
  /** Milliseconds after which a busy browser runs the task anyway. */
  timeoutMs: number
  /** Milliseconds to wait in Safari, which has no idle callbacks. */
  fallbackDelayMs: number
}

/** Runs a task when the browser is idle. @returns cancels it */
export function whenIdle(
  task: () => void,
  { timeoutMs, fallbackDelayMs }: IdleOptions,
): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, fallbackDelayMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
