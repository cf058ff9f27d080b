import { type OpeningPeriod, weekdays } from '@shop/contracts/rules/opening-hours.ts'

import type { OpeningHours } from './stores.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Oman is four hours ahead of UTC all year. */
const MUSCAT_OFFSET_MS = 4 * 60 * MINUTE_MS

interface Opening {
  open: boolean
  /** When it closes, if it is open; else when it opens next. */
  changesAt: Date
  /** Whether that is on another day in Muscat. */
  onAnotherDay: boolean
}

/** Days from the one before, whose last period may end after midnight, to the same day a week later. */
const DAYS = Array.from({ length: 9 }, (_, index) => index - 1)

/** Whether a store is open, and until or from when; null for one that never is. */
export function getOpening({ days, periods }: OpeningHours, now: Date): Opening | null {
  const muscat = now.getTime() + MUSCAT_OFFSET_MS
  const midnight = muscat - (muscat % DAY_MS)
  for (const day of DAYS) {
    const start = midnight + day * DAY_MS
    // Saturday is day 6 of the library's week, and the first of Oman's.
    const weekday = weekdays[(new Date(start).getUTCDay() + 1) % 7] ?? ''
    if (!days.includes(weekday)) continue
    const toDate = (minutes: number) => new Date(start + minutes * MINUTE_MS - MUSCAT_OFFSET_MS)
    const period = periods.find(({ closes }) => now < toDate(closes))
    if (!period) continue
    const opening = toDate(period.opens)
    const open = now >= opening
    const changesAt = open ? toDate(period.closes) : opening
    const isToday = changesAt.getTime() + MUSCAT_OFFSET_MS < midnight + DAY_MS
    return { open, changesAt, onAnotherDay: !isToday }
  }
  return null
}

/** Days of the week in the order of Oman's, as runs of days that follow each other. */
export function groupDays(days: readonly string[]): string[][] {
  const groups: string[][] = []
  let previous = -2
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue
    if (index === previous + 1) groups.at(-1)?.push(day)
    else groups.push([day])
    previous = index
  }
  return groups
}

/** A time as `hours:minutes:seconds` of the 24-hour clock. @param minutes after midnight */
function toClock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}:00`
}

/** The hours as structured data has them. */
export const toOpeningSpecification = ({ days, periods }: OpeningHours): object[] =>
  periods.map(({ opens, closes }: OpeningPeriod) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(
      (day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    ),
    opens: toClock(opens),
    closes: toClock(closes),
  }))
