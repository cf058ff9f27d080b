import { getDue } from './order-due.ts'

const delivery = { expectedOn: '2026-12-02' }

test.each([
  ['2026-11-29', 3],
  ['2026-12-02', 0],
  ['2026-12-04', -2],
])('getDue counts the days that are left on %s', (today, left) => {
  expect(getDue({ state: 'paid', delivery }, today)).toEqual({ day: '2026-12-02', left })
})

test.each(['open', 'sent', 'collected', 'refunded', 'cancelled'] as const)(
  'getDue has none of an order that is %s',
  (state) => expect(getDue({ state, delivery }, '2026-11-29')).toBeNull(),
)

test('getDue has none where no day was promised', () => {
  expect(getDue({ state: 'inWork', delivery: undefined }, '2026-11-29')).toBeNull()
})
