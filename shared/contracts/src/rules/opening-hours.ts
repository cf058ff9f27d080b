import { SHOP_UTC_OFFSET_MS } from './delivery.ts'

/** The days of the week in Oman, which begins on Saturday. */
export const weekdays = [
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Minutes after midnight in Muscat; a period that closes after midnight closes at more than a day's. */
export interface OpeningPeriod {
  opens: number
  closes: number
}

/** When a place is open. */
export interface OpeningHours {
  /** Days of the week, by their names in English. */
  days: readonly string[]
  /** On each of these days. */
  periods: readonly OpeningPeriod[]
}

const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000
const DAY_MS = DAY_MINUTES * MINUTE_MS

const timePattern = /^([01]?\d|2[0-3]):([0-5]\d)$/

function parseTime(text: string): number {
  const [, hours, minutes] = timePattern.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/**
 * Parses the hours of a day in Muscat, such as `9:00-13:00, 16:30-21:00`.
 * @returns null unless each period begins after the one before it, and only the last ends after midnight
 */
export function parseOpeningHours(text: string): OpeningPeriod[] | null {
  const periods = text.split(',').map((part) => {
    const [opens = Number.NaN, end = Number.NaN, ...more] = part.trim().split('-').map(parseTime)
    const closes = end <= opens ? end + DAY_MINUTES : end
    return { opens, closes: more.length > 0 ? Number.NaN : closes }
  })
  const isOrdered = periods.every(
    ({ opens, closes }, index) => closes > opens && opens > (periods[index - 1]?.closes ?? -1),
  )
  return isOrdered && periods.slice(0, -1).every(({ closes }) => closes <= DAY_MINUTES)
    ? periods
    : null
}

/** Whether a place is open. */
export interface Opening {
  open: boolean
  /** When it closes, if it is open; else when it opens next. */
  changesAt: Date
  /** Whether that is on another day in Muscat. */
  onAnotherDay: boolean
}

/** Days from the one before, whose last period may end after midnight, to the same day a week later. */
const DAYS = Array.from({ length: 9 }, (_, index) => index - 1)

/** Whether a place is open, and until or from when; null for one that never is. */
export function getOpening({ days, periods }: OpeningHours, now: Date): Opening | null {
  const muscat = now.getTime() + SHOP_UTC_OFFSET_MS
  const midnight = muscat - (muscat % DAY_MS)
  for (const day of DAYS) {
    const start = midnight + day * DAY_MS
    // Saturday is day 6 of the library's week, and the first of Oman's.
    const weekday = weekdays[(new Date(start).getUTCDay() + 1) % 7] ?? ''
    if (!days.includes(weekday)) continue
    const toDate = (minutes: number) => new Date(start + minutes * MINUTE_MS - SHOP_UTC_OFFSET_MS)
    const period = periods.find(({ closes }) => now < toDate(closes))
    if (!period) continue
    const opening = toDate(period.opens)
    const open = now >= opening
    const changesAt = open ? toDate(period.closes) : opening
    const isToday = changesAt.getTime() + SHOP_UTC_OFFSET_MS < midnight + DAY_MS
    return { open, changesAt, onAnotherDay: !isToday }
  }
  return null
}
