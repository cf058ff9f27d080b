import { listCalendarPeriods } from './report-dates.ts'

const toText = (today: string) =>
  listCalendarPeriods(today).map(({ name, dates: { from, to } }) => `${name} ${from} ${to}`)

test('listCalendarPeriods has months and quarters from their first to their last day', () => {
  expect(toText('2026-11-29')).toEqual([
    'months.0 2026-11-01 2026-11-30',
    'months.1 2026-10-01 2026-10-31',
    'quarters.0 2026-10-01 2026-12-31',
    'quarters.1 2026-07-01 2026-09-30',
  ])
})

test('listCalendarPeriods goes back over the year', () => {
  expect(toText('2028-01-05')).toEqual([
    'months.0 2028-01-01 2028-01-31',
    'months.1 2027-12-01 2027-12-31',
    'quarters.0 2028-01-01 2028-03-31',
    'quarters.1 2027-10-01 2027-12-31',
  ])
})
