import { getDiscount } from './discount.ts'

describe('getDiscount', () => {
  const sums = { subTotal: 12.5, tax: 0.63 }

  test.each([
    [{ ...sums, discount: 2.5, total: 10.63 }, 250],
    [{ ...sums, discount: 0, total: 10.63 }, 0],
    [{ ...sums, total: 10.63 }, 250],
    [{ ...sums, total: 13.13 }, 0],
    [{ ...sums, total: 13.12 }, 0],
    [{ ...sums, total: 14 }, 0],
    [{ ...sums, total: undefined }, 0],
  ])('returns for %j: %i', (summary, expected) => {
    expect(getDiscount(summary)).toBe(expected)
  })
})
