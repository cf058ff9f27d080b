import { useEffect, useState } from 'react'

/** Milliseconds after which a busy browser is not waited for any longer. */
const PATIENCE = 2000
/** Safari has no idle callback; this many milliseconds after the paint are the next best. */
const MOMENT = 200

function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, MOMENT)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: PATIENCE })
  return () => cancelIdleCallback(handle)
}

/** False at first; true once the page has been painted and the browser has time for what can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
