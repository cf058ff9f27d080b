import { getPollInterval, isUndecided, MAX_POLLS } from './polling.ts'

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
