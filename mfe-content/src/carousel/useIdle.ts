import { whenIdle } from '@shop/kernel'
import { useEffect, useState } from 'react'

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 200 }

/** False at first; true once the page has been painted and the browser has time for what can wait. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), IDLE), [])
  return idle
}
