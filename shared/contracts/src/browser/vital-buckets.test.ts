import fc from 'fast-check'

import { computeP75, toVitalBucket } from './vital-buckets.ts'
import { type VitalName, vitalNames } from './web-vitals.ts'

const count = (vital: VitalName, values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = toVitalBucket(vital, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

describe('computeP75', () => {
  test('of values in buckets is within a tenth of that of the values', () => {
    const value = fc.double({ min: 1, max: 60_000, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...vitalNames),
        fc.array(value, { minLength: 1, maxLength: 200 }),
        (vital, units) => {
          const values = units.map((each) => (vital === 'CLS' ? each / 1_000 : each))
          const exact = values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1] ?? 0
          const p75 = computeP75(vital, count(vital, values)) ?? 0
          expect(p75 / exact).toBeGreaterThan(1 / 1.1001)
          expect(p75 / exact).toBeLessThan(1.1001)
        },
      ),
    )
  })

  test('is 0 where three of four page loads did not move, and null without any', () => {
    expect(computeP75('CLS', count('CLS', [0, 0, 0, 0.3]))).toBe(0)
    expect(computeP75('LCP', new Map())).toBeNull()
  })

  test('takes what is longer than a minute and a half for that', () => {
    expect(toVitalBucket('LCP', 600_000)).toBe(toVitalBucket('LCP', 93_000))
  })
})
