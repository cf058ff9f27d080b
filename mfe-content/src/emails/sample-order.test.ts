import { sampleLines, sampleTotals } from './sample-order.ts'

describe('sampleTotals', () => {
  test('returns subtotal 940, tax 94 and total 1034 for the sample order', () => {
    expect(sampleTotals()).toEqual({ subtotal: 940_00, tax: 94_00, total: 1034_00 })
  })

  test('returns the totals of other lines', () => {
    expect(sampleTotals(sampleLines.slice(0, 1))).toEqual({
      subtotal: 420_00,
      tax: 42_00,
      total: 462_00,
    })
    expect(sampleTotals([])).toEqual({ subtotal: 0, tax: 0, total: 0 })
  })
})
