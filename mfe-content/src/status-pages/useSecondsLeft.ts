import { useCallback, useSyncExternalStore } from 'react'

import { getMsUntilNextSecond, getSecondsLeft } from './countdown.ts'

/** More than the clocks of a server and a browser differ. */
const LONG_PASSED_MS = 24 * 3_600_000

/**
 * Counts the seconds until a time down to 0; null on the server, whose page may be read later, before a time that has
 * not long passed.
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
    () => (until + LONG_PASSED_MS < Date.now() ? 0 : null),
  )
}
