import { toVitalBucket } from '@shop/contracts/browser/vital-buckets.ts'
import type { VitalCounts, VitalName } from '@shop/contracts/browser/web-vitals.ts'

import { describeVital, findWorseVital, summarizeVitals, type Vital } from './compare-vitals.ts'

const lcp = (p75: number, pageLoads = 500): Vital => ({ name: 'LCP', p75, pageLoads })

describe('findWorseVital', () => {
  test.each<[string, Vital, Vital, boolean]>([
    ['a fifth slower', lcp(3_600), lcp(3_000), false],
    ['more than that', lcp(3_601), lcp(3_000), true],
    ['twice as slow, but good', lcp(2_500), lcp(1_250), false],
    ['twice as slow, and not good', lcp(2_501), lcp(1_250), true],
    ['too few page loads of the canary', lcp(9_000, 499), lcp(1_000), false],
    ['too few page loads of the live version', lcp(9_000), lcp(1_000, 499), false],
    ['faster', lcp(3_000), lcp(9_000), false],
    ['another vital', lcp(9_000), { name: 'INP', p75: 1, pageLoads: 500 }, false],
    [
      'what moves',
      { name: 'CLS', p75: 0.11, pageLoads: 500 },
      { name: 'CLS', p75: 0, pageLoads: 500 },
      true,
    ],
  ])('of %s: %j beside %j is %s', (_, canary, live, isWorse) =>
    expect(findWorseVital([canary], [live])).toEqual(isWorse ? { canary, live } : null),
  )

  describe('after every page load', () => {
    /** How many of 100 canaries are found worse whose pages take so many times as long as the live version's. */
    function countWorse(ratio: number): number {
      let seed = 7
      const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
      // Loading times have a normal distribution of logarithms: the slowest fifth takes four times as long as the fastest.
      const spread = () =>
        Math.exp(0.8 * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()))
      const isFound = () => {
        const rows = new Map<string, VitalCounts[number]>()
        const add = (version: string, vital: VitalName, value: number) => {
          const bucket = toVitalBucket(vital, value)
          const key = [version, vital, bucket].join()
          const row = rows.get(key)
          if (row) row.pageLoads++
          else rows.set(key, { version, page: '/', vital, bucket, pageLoads: 1 })
        }
        for (let loads = 1; loads <= 1_000; loads++) {
          for (const [vital, usual] of [
            ['LCP', 2_500],
            ['INP', 200],
            ['CLS', 0.1],
          ] as const) {
            add('live', vital, usual * spread())
            add('canary', vital, usual * ratio * spread())
          }
          if (loads < 500 || loads % 20 > 0) continue
          const [canary, live] = ['canary', 'live'].map((each) =>
            summarizeVitals([...rows.values()], each),
          )
          if (findWorseVital(canary ?? [], live ?? [])) return true
        }
        return false
      }
      return Array.from({ length: 100 }, isFound).filter(Boolean).length
    }

    test('seldom finds one worse that is as fast', () => {
      expect(countWorse(1)).toBeLessThanOrEqual(5)
    })

    test('finds one that takes half as long again', () => {
      expect(countWorse(1.5)).toBe(100)
    })
  })
})

describe('summarizeVitals', () => {
  test('adds the pages of a version up', () => {
    const row = (version: string, page: string, value: number, pageLoads: number) => ({
      ...{ version, page, vital: 'LCP' as const, pageLoads },
      bucket: toVitalBucket('LCP', value),
    })
    const counts = [row('1', '/', 1_000, 3), row('1', '/x', 5_000, 9), row('2', '/', 100, 50)]
    const [vital, ...others] = summarizeVitals(counts, '1')
    expect(others).toEqual([])
    expect(vital).toMatchObject({ name: 'LCP', pageLoads: 12 })
    expect(vital?.p75).toBeGreaterThan(4_500)
    expect(summarizeVitals(counts, '3')).toEqual([])
  })
})

test.each<[VitalName, number, string]>([
  ['LCP', 2_449, 'LCP 2.4 s'],
  ['LCP', 999.4, 'LCP 999 ms'],
  ['INP', 180.4, 'INP 180 ms'],
  ['CLS', 0.0512, 'CLS 0.05'],
  ['CLS', 0, 'CLS 0'],
])('describeVital of %s %d is %s', (name, p75, text) =>
  expect(describeVital({ name, p75 })).toBe(text),
)
