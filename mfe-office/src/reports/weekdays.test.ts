import { listWeekdays } from './weekdays.ts'

test('listWeekdays adds up the days of each name, Sunday first', () => {
  const days = [
    { day: '2026-11-27', orders: 1, revenue: 5, sales: 10.1 },
    { day: '2026-11-29', orders: 2, revenue: 7, sales: 7 },
    { day: '2026-12-04', orders: 3, revenue: 20.2, sales: 20.2 },
  ]
  expect(listWeekdays(days)).toEqual([
    { day: '2026-11-29', orders: 2, revenue: 7 },
    { day: '2026-12-04', orders: 4, revenue: 30.3 },
  ])
})
