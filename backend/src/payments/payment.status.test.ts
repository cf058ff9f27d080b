import type { PaymentStatus } from '@shop/contracts/order.ts'
import fc from 'fast-check'

import { mergeStatus } from './payment.status.ts'

const status = fc.constantFrom<PaymentStatus>('unpaid', 'paid', 'expired', 'cancelled')

function mergeAll(reports: PaymentStatus[]): PaymentStatus {
  return reports.reduce(mergeStatus, 'unpaid')
}

test('mergeStatus gives the same result for reordered and repeated reports', () => {
  fc.assert(
    fc.property(fc.array(status), fc.array(fc.nat()), (reports, shuffle) => {
      const shuffled = reports
        .map((item, index) => ({ item, rank: shuffle[index] ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item)
      expect(mergeAll([...shuffled, ...shuffled])).toBe(mergeAll(reports))
    }),
  )
})

test('mergeStatus keeps paid', () => {
  fc.assert(fc.property(status, (reported) => expect(mergeStatus('paid', reported)).toBe('paid')))
})

test('mergeStatus keeps expired and cancelled when a weaker status is reported', () => {
  expect(mergeStatus('cancelled', 'unpaid')).toBe('cancelled')
  expect(mergeStatus('expired', 'unpaid')).toBe('expired')
  expect(mergeStatus('cancelled', 'expired')).toBe('cancelled')
})

test('mergeStatus accepts paid after expired', () => {
  expect(mergeStatus('expired', 'paid')).toBe('paid')
})
