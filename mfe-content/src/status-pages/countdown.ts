import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

export const units = ['days', 'hours', 'mins', 'secs'] as const
export type Unit = (typeof units)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds until a time, rounded up; 0 once it has passed. @param until, now milliseconds since 1970 */
export function getSecondsLeft(until: number, now: number): number {
  return Math.max(Math.ceil((until - now) / 1000), 0)
}

/** Milliseconds until `getSecondsLeft` is one less. */
export function getMsUntilNextSecond(until: number, now: number): number {
  return ((until - now - 1) % 1000) + 1
}

/** Splits seconds into days, hours, minutes and seconds. */
export function splitSeconds(seconds: number): Record<Unit, number> {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    mins: Math.floor((seconds % HOUR) / MINUTE),
    secs: seconds % MINUTE,
  }
}

/** At least two digits, so that a timer keeps its width. */
export function formatTwoDigits(value: number, lang: Language): string {
  const format = { minimumIntegerDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(locales[lang], format).format(value)
}

/** Formats seconds as minutes and seconds: 3599 is `59:59`. */
export function formatMinutes(seconds: number, lang: Language): string {
  const parts = [Math.floor(seconds / MINUTE), seconds % MINUTE]
  return parts.map((part) => formatTwoDigits(part, lang)).join(':')
}
