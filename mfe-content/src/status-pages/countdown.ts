import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'
import { useCallback, useSyncExternalStore } from 'react'

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
        // The next tick comes when `getSecondsLeft` is one less.
        timer = setTimeout(tick, ((until - now - 1) % 1000) + 1)
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

/** Seconds until a time, rounded up; 0 once it has passed. @param until, now milliseconds since 1970 */
function getSecondsLeft(until: number, now: number): number {
  return Math.max(Math.ceil((until - now) / 1000), 0)
}

/** At least two digits, so that a timer keeps its width. */
export function formatTwoDigits(value: number, lang: Language): string {
  const format = { minimumIntegerDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(locales[lang], format).format(value)
}
