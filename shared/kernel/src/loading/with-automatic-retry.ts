import { retryPendingScripts } from './pending-scripts.ts'
import { SLOW_AFTER_MS } from './with-timeout.ts'

/**
 * Waits for code, and requests it again each time that it has been pending for twice as long: nothing on the page says
 * that it waits, so nobody else will.
 */
export async function withAutomaticRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  let delayMs = SLOW_AFTER_MS
  let timer = setTimeout(retry, delayMs)
  function retry() {
    retryPendingScripts()
    delayMs *= 2
    timer = setTimeout(retry, delayMs)
  }
  try {
    return await load()
  } finally {
    clearTimeout(timer)
  }
}
