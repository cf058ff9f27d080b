import { getDiscount, getPollInterval, MAX_POLLS } from './payment.ts'

describe('getDiscount', () => {
  const sums = { subTotal: 12.5, tax: 0.63 }

  test.each([
    [{ ...sums, discount: 2.5, total: 10.63 }, 250],
    [{ ...sums, discount: 0, total: 10.63 }, 0],
    [{ ...sums, delivery: 1.5, total: 12.13 }, 250],
    [{ ...sums, total: 10.63 }, 250],
    [{ ...sums, total: 13.13 }, 0],
    [{ ...sums, total: 13.12 }, 0],
    [{ ...sums, total: 14 }, 0],
    [{ ...sums, total: undefined }, 0],
  ])('returns for %j: %i', (summary, expected) => {
    expect(getDiscount(summary)).toBe(expected)
  })
})

describe('getPollInterval', () => {
  test('grows from two to twenty seconds', () => {
    const intervals = Array.from({ length: MAX_POLLS }, (_, polls) =>
      Number(getPollInterval(polls)),
    )
    expect(intervals.slice(0, 3)).toEqual([2_000, 3_000, 4_500])
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b))
    expect(intervals.at(-1)).toBe(20_000)
  })

  test('ends after the last poll', () => {
    expect(getPollInterval(MAX_POLLS)).toBe(false)
    expect(getPollInterval(MAX_POLLS + 1)).toBe(false)
  })
})
