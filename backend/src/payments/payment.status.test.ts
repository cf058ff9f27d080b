import type { PaymentStatus } from '@shop/contracts/order.ts'
import fc from 'fast-check'

import { mergeStatus } from './payment.status.ts'

const status = fc.constantFrom<PaymentStatus>('unpaid', 'paid', 'expired', 'cancelled')

function hear(news: PaymentStatus[]): PaymentStatus {
  return news.reduce(mergeStatus, 'unpaid')
}

test('the order of the news does not matter, nor hearing them twice', () => {
  fc.assert(
    fc.property(fc.array(status), fc.array(fc.nat()), (news, shuffle) => {
      const shuffled = news
        .map((item, index) => ({ item, rank: shuffle[index] ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item)
      expect(hear([...shuffled, ...shuffled])).toBe(hear(news))
    }),
  )
})

test('what was paid stays paid', () => {
  fc.assert(fc.property(status, (heard) => expect(mergeStatus('paid', heard)).toBe('paid')))
})

test('the end of a session is not taken back', () => {
  expect(mergeStatus('cancelled', 'unpaid')).toBe('cancelled')
  expect(mergeStatus('expired', 'unpaid')).toBe('expired')
  expect(mergeStatus('cancelled', 'expired')).toBe('cancelled')
})

test('money that arrives late counts', () => {
  expect(mergeStatus('expired', 'paid')).toBe('paid')
})
