import { toHundredths } from '@shop/contracts/rules/money.ts'
import fc from 'fast-check'

import {
  addDays,
  addSums,
  listDays,
  NO_SUMS,
  shareOut,
  toLastDays,
  toPeriod,
  toReportTotals,
} from './report.rules.ts'

describe('shareOut', () => {
  test('shares an amount out to the last hundredth, and nobody more than their weight', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { maxLength: 30 }), fc.nat(1000), (weights, part) => {
        const sum = weights.reduce((one, other) => one + other, 0)
        const amount = Math.floor((sum * part) / 1000)
        const shares = shareOut(amount, weights)
        expect(shares.reduce((one, other) => one + other, 0)).toBe(amount)
        expect(shares.every((share, at) => share >= 0 && share <= (weights[at] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('periods', () => {
  test('end today in the shop, where midnight is at eight in the evening in UTC', () => {
    expect(toLastDays(new Date('2026-11-28T19:59:59Z'), 7)).toEqual({
      ...{ from: '2026-11-22', to: '2026-11-28', previousFrom: '2026-11-15' },
    })
    expect(toLastDays(new Date('2026-11-28T20:00:00Z'), 7).to).toBe('2026-11-29')
  })

  test('have as many days as the period before', () => {
    expect(toPeriod('2026-02-01', '2026-02-28').previousFrom).toBe('2026-01-04')
    expect(listDays(toPeriod('2028-02-28', '2028-03-01'))).toEqual([
      ...['2028-02-28', '2028-02-29', '2028-03-01'],
    ])
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })
})

describe('toReportTotals', () => {
  const amount = fc.nat(100_000_000)
  const order = fc
    .record({ goods: amount, part: fc.nat(100), delivery: amount, tax: amount, refunds: amount })
    .map(({ part, delivery, ...sums }) => {
      const discount = Math.floor((sums.goods * part) / 100)
      return { ...NO_SUMS, ...sums, discount, sales: sums.goods - discount + delivery + sums.tax }
    })

  test('gives figures that follow from each other, and whose days add up, to the last hundredth', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 200 }), fc.nat(200), (orders, cut) => {
        const days = [orders.slice(0, cut), orders.slice(cut)].map((each) => addSums(each))
        const all = toReportTotals(addSums(orders))
        const of = (figure: keyof typeof all) => toHundredths(all[figure])
        expect(of('goods') - of('discount') + of('delivery') + of('tax')).toBe(of('sales'))
        expect(of('sales') - of('refunds')).toBe(of('revenue'))
        for (const figure of ['goods', 'delivery', 'sales', 'revenue'] as const) {
          const parts = days.map((each) => toHundredths(toReportTotals(each)[figure]))
          expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(of(figure))
        }
      }),
    )
  })
})
