import fc from 'fast-check'

import { compareFailures, type FailureRate, probabilityByChance } from './compare-failures.ts'

const rate = (failures: number, pageLoads: number): FailureRate => ({ failures, pageLoads })
const anyRate = fc
  .tuple(fc.nat(3_000), fc.nat(3_000))
  .map(([one, other]) => rate(Math.min(one, other), Math.max(one, other)))
const severity = { fine: 0, unclear: 1, worse: 2 }

describe('probabilityByChance', () => {
  test.each([
    [rate(3, 4), rate(1, 4), 17 / 70],
    [rate(3, 3), rate(0, 20), 1 / 1771],
    [rate(0, 10), rate(5, 10), 1],
    [rate(0, 0), rate(0, 0), 1],
    // By R: fisher.test(matrix(c(30, 970, 100, 9900), 2), alternative = 'greater')
    [rate(30, 1_000), rate(100, 10_000), 1.1e-6],
  ])('of %j and %j is %d', (one, other, expected) => {
    const actual = probabilityByChance(one, other)
    expect(Math.abs(actual - expected)).toBeLessThan(Math.max(1e-9, expected * 0.25))
  })

  test('is a probability, also of large counts', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        const probability = probabilityByChance(one, other)
        expect(probability).toBeGreaterThanOrEqual(0)
        expect(probability).toBeLessThanOrEqual(1)
      }),
    )
    const common = rate(50_000, 1_000_000)
    expect(probabilityByChance(common, common)).toBeCloseTo(0.5, 1)
  })
})

describe('compareFailures', () => {
  test.each([
    [rate(0, 0), rate(0, 0), 'unclear'],
    [rate(0, 19), rate(0, 500), 'unclear'],
    [rate(0, 20), rate(0, 500), 'fine'],
    [rate(2, 2), rate(0, 500), 'unclear'],
    [rate(3, 3), rate(0, 20), 'worse'],
    [rate(3, 3), rate(0, 0), 'unclear'],
    [rate(4, 4), rate(0, 0), 'worse'],
    [rate(2, 20), rate(0, 1_000), 'unclear'],
    [rate(30, 1_000), rate(100, 10_000), 'worse'],
    [rate(12, 1_000), rate(100, 10_000), 'fine'],
    [rate(1_000, 1_000), rate(5, 5), 'fine'],
  ] as const)('of %j and the live %j returns %s', (trial, live, result) =>
    expect(compareFailures(trial, live, 20)).toBe(result),
  )

  test('never rolls back what fails no more often than the live version', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        const isOneWorse = one.failures * other.pageLoads > other.failures * one.pageLoads
        const [worse, better] = isOneWorse ? [one, other] : [other, one]
        fc.pre(worse.pageLoads > 0)
        expect(compareFailures(better, worse, 20)).not.toBe('worse')
      }),
    )
  })

  test('is never milder with one failure more, and never harsher with one of the live version more', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (trial, live) => {
        const result = severity[compareFailures(trial, live, 20)]
        if (trial.failures < trial.pageLoads) {
          const more = { ...trial, failures: trial.failures + 1 }
          expect(severity[compareFailures(more, live, 20)]).toBeGreaterThanOrEqual(result)
        }
        if (live.failures < live.pageLoads) {
          const more = { ...live, failures: live.failures + 1 }
          expect(severity[compareFailures(trial, more, 20)]).toBeLessThanOrEqual(result)
        }
      }),
    )
  })

  test('hardly ever rolls back one that is as good as the live version', () => {
    let seed = 7
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const draw = (pageLoads: number) =>
      rate(
        Array.from({ length: pageLoads }, random).filter((each) => each < 0.02).length,
        pageLoads,
      )
    const results = Array.from({ length: 500 }, () => compareFailures(draw(200), draw(2_000), 20))
    expect(results.filter((result) => result === 'worse').length).toBeLessThanOrEqual(3)
    expect(results.filter((result) => result === 'fine').length).toBeGreaterThan(450)
  })
})
