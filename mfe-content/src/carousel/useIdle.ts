import { useEffect, useState } from 'react'

/** Milliseconds after which a busy browser is not waited for any longer. */
const IDLE_TIMEOUT_MS = 2000
/** Safari has no idle callback; this many milliseconds after the paint are the next best. */
const FALLBACK_DELAY_MS = 200

function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/** False at first; true once the page has been painted and the browser has time for what can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
