import { type ReportDates, reportPeriods } from '@shop/contracts/wire/office-reports.ts'

const DEFAULT_PERIOD = 30

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The days that an address asks for: those it names, the last ones, or the last thirty. */
export function readReportDates(search: URLSearchParams): ReportDates {
  const days = reportPeriods.find((each) => each === Number(search.get('days')))
  if (days) return { days }
  const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? ''].sort()
  return isDay(from) && isDay(to) ? { from, to } : { days: DEFAULT_PERIOD }
}
