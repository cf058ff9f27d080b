import {
  type OpeningHours,
  type OpeningPeriod,
  weekdays,
} from '@shop/contracts/rules/opening-hours.ts'

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
