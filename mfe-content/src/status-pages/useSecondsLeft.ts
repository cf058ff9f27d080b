import { useCallback, useSyncExternalStore } from 'react'

import { getMsUntilNextSecond, getSecondsLeft } from './countdown.ts'

/**
 * Counts the seconds until a time down to 0; null on the server.
 * @param until milliseconds since 1970
 */
export function useSecondsLeft(until: number): number | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const now = Date.now()
        if (getSecondsLeft(until, now) === 0) return
        timer = setTimeout(tick, getMsUntilNextSecond(until, now))
      }
      const tick = () => {
        changed()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [until],
  )
  return useSyncExternalStore(
    subscribe,
    () => getSecondsLeft(until, Date.now()),
    () => null,
  )
}
