import { getOrderState, ORDER_PAYABLE_DAYS } from './order.state.ts'

const confirmedAt = '2026-01-01T12:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(confirmedAt) + ms)
const limit = ORDER_PAYABLE_DAYS * 86_400_000

test('getOrderState lets an open order expire', () => {
  const open = { status: 'open', confirmedAt } as const
  expect(getOrderState(open, after(0))).toBe('awaitingPayment')
  expect(getOrderState(open, after(limit - 1))).toBe('awaitingPayment')
  expect(getOrderState(open, after(limit))).toBe('expired')
})

test.each(['paid', 'cancelled'] as const)('getOrderState leaves a %s order as it is', (status) => {
  expect(getOrderState({ status, confirmedAt }, after(limit))).toBe(status)
})
