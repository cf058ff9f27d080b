import fc from 'fast-check'

import { addDays, listDays, shareOut, toLastDays, toPeriod } from './report.rules.ts'

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
