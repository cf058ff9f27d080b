import { getDiscount } from './discount.ts'
import { getStatusTone, isPaymentStatus, truncateId } from './payment.ts'
import { getPollInterval, isUndecided, MAX_POLLS } from './polling.ts'

describe('isPaymentStatus and getStatusTone', () => {
  test.each([
    ['paid', 'green'],
    ['unpaid', 'yellow'],
    ['expired', 'red'],
    ['cancelled', 'grey'],
  ])('return true for %s, and %s', (status, tone) => {
    expect(isPaymentStatus(status)).toBe(true)
    expect(getStatusTone(status)).toBe(tone)
  })

  test.each(['refunded', '', 'PAID', 'toString', '__proto__'])(
    'return false for %j, and grey',
    (status) => {
      expect(isPaymentStatus(status)).toBe(false)
      expect(getStatusTone(status)).toBe('grey')
    },
  )
})

describe('truncateId', () => {
  test('returns the first 25 characters', () => {
    expect(truncateId('1234567890123456789012345678')).toBe('1234567890123456789012345...')
    expect(truncateId('short')).toBe('short...')
  })
})

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

describe('isUndecided', () => {
  test.each([
    ['unpaid', true],
    ['paid', false],
    ['expired', false],
    ['cancelled', false],
    ['refunded', false],
  ])('returns for %s: %s', (status, expected) => {
    expect(isUndecided(status)).toBe(expected)
  })
})
