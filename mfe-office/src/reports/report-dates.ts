import { type ReportDates, reportPeriods } from '@shop/contracts/wire/office-reports.ts'

const DEFAULT_PERIOD = 30

interface Span {
  from: string
  to: string
}

/** Months and quarters by how many ago they were, 0 is the one that today is in. A return of VAT is about a quarter. */
const spans = { months: { length: 1, counts: [0, 1] }, quarters: { length: 3, counts: [0, 1] } }

type CalendarPeriod = `${keyof typeof spans}.${0 | 1}`

/** The first and last days of these and the last months and quarters. @param today ISO 8601 date */
export function listCalendarPeriods(today: string): { name: CalendarPeriod; dates: Span }[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const toDay = (months: number, day: number) =>
    new Date(Date.UTC(year, months, day)).toISOString().slice(0, 10)
  return Object.entries(spans).flatMap(([unit, { length, counts }]) =>
    counts.map((ago) => {
      const first = Math.floor((month - 1) / length) * length - ago * length
      const name = `${unit}.${ago}` as CalendarPeriod
      return { name, dates: { from: toDay(first, 1), to: toDay(first + length, 0) } }
    }),
  )
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The days that an address asks for: those it names, the last ones, or the last thirty. */
export function readReportDates(search: URLSearchParams): ReportDates {
  const days = reportPeriods.find((each) => each === Number(search.get('days')))
  if (days) return { days }
  const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? ''].sort()
  return isDay(from) && isDay(to) ? { from, to } : { days: DEFAULT_PERIOD }
}
