import { whenIdle } from '@shop/kernel/loading'
import { useEffect, useState } from 'react'

const IDLE = { timeoutMs: 2_000, fallbackDelayMs: 200 }

/** True once the page is painted and the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), IDLE), [])
  return idle
}
