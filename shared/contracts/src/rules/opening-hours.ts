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

const DAY_MINUTES = 24 * 60

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
