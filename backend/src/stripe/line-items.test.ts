import { calculateTotals } from '@shop/contracts/pricing.ts'
import fc from 'fast-check'

import type { PaymentRequest } from '../payments/payment.provider.ts'
import { toLineItems } from './line-items.ts'

const line = fc.record({
  id: fc.string(),
  title: fc.record({ en: fc.string() }),
  price: fc.nat(100_000),
  quantity: fc.integer({ min: 1, max: 100 }),
})

function createPaymentRequest(lines: PaymentRequest['lines']): PaymentRequest {
  const totals = calculateTotals(
    lines.map(({ price, quantity }) => ({ price: price / 100, quantity })),
    0,
  )
  return { lines, totals, buyerEmail: 'a@site.test' }
}

test('toLineItems sums up to the total in baisa, in at most 100 items with a last digit of 0', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 200 }), (lines) => {
      const paymentRequest = createPaymentRequest(lines)
      const items = toLineItems(paymentRequest)
      const amounts = items.map((item) => item.price_data?.unit_amount ?? Number.NaN)
      const sum = items.reduce(
        (total, item, i) => total + (amounts[i] ?? 0) * (item.quantity ?? 0),
        0,
      )
      expect(sum).toBe(paymentRequest.totals.total * 10)
      expect(amounts.every((amount) => amount % 10 === 0)).toBe(true)
      expect(items.length).toBeLessThanOrEqual(100)
    }),
  )
})
