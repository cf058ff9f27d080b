import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { toVitalBucket } from '@shop/contracts/browser/vital-buckets.ts'
import type { VitalCounts, VitalName } from '@shop/contracts/browser/web-vitals.ts'
import { isPermitted } from '@shop/server/signed-permission.ts'
import fc from 'fast-check'

import { compareFailures, type FailureRate } from './compare-failures.ts'
import { describeVital, findWorseVital, summarizeVitals, type Vital } from './compare-vitals.ts'
import { describeRate, rateOf, readersOf } from './read-reports.ts'
import { formatDuration, parseDuration } from './rollout.ts'

describe('compareFailures', () => {
  const rate = (failures: number, pageLoads: number): FailureRate => ({ failures, pageLoads })

  const anyRate = fc
    .tuple(fc.nat(3_000), fc.nat(3_000))
    .map(([one, other]) => rate(Math.min(one, other), Math.max(one, other)))

  const severity = { fine: 0, unclear: 1, worse: 2 }

  test.each([
    ['too few page loads', rate(0, 19), rate(0, 500), 'unclear'],
    ['enough page loads without a failure', rate(0, 20), rate(0, 500), 'fine'],
    ['many failures, but too few to be sure', rate(9, 9), rate(0, 500), 'unclear'],
    ['ten of ten page loads', rate(10, 10), rate(0, 500), 'worse'],
    ['the same of an unknown live version', rate(10, 10), rate(0, 0), 'worse'],
    ['what an unknown live version might do', rate(10, 70), rate(0, 0), 'fine'],
    ['a few failures of a live version with none', rate(10, 1_000), rate(0, 1_000), 'worse'],
    ['hardly any', rate(10, 2_000), rate(0, 2_000), 'fine'],
    ['three times as many', rate(30, 1_000), rate(100, 10_000), 'fine'],
    ['more than that', rate(31, 1_000), rate(100, 10_000), 'worse'],
    ['20 % more where both fail often', rate(600, 1_000), rate(400, 1_000), 'fine'],
    ['more than 20 % more', rate(601, 1_000), rate(400, 1_000), 'worse'],
    ['fewer than the live version', rate(12, 1_000), rate(100, 1_000), 'fine'],
  ] as const)('of %s: %j against %j is %s', (_, canary, live, result) =>
    expect(compareFailures(canary, live, 20)).toBe(result),
  )

  test('never rolls back what fails no more often than the live version', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        const isOneWorse = one.failures * other.pageLoads > other.failures * one.pageLoads
        const [worse, better] = isOneWorse ? [one, other] : [other, one]
        fc.pre(worse.pageLoads >= 20)
        expect(compareFailures(better, worse, 20)).not.toBe('worse')
      }),
    )
  })

  test('is never milder with one failure more, and never harsher with one of the live version more', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (canary, live) => {
        const result = severity[compareFailures(canary, live, 20)]
        if (canary.failures < canary.pageLoads) {
          const more = { ...canary, failures: canary.failures + 1 }
          expect(severity[compareFailures(more, live, 20)]).toBeGreaterThanOrEqual(result)
        }
        if (live.failures < live.pageLoads) {
          const more = { ...live, failures: live.failures + 1 }
          expect(severity[compareFailures(canary, more, 20)]).toBeLessThanOrEqual(result)
        }
      }),
    )
  })

  describe('after every page load', () => {
    /** How many of 300 canaries that fail with one probability are rolled back beside a live version with another. */
    function countRollbacks(canaryFails: number, liveFails: number): number {
      let seed = 7
      const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
      const isRolledBack = () => {
        const canary = rate(0, 0)
        const live = rate(0, 0)
        while (canary.pageLoads < 1_000) {
          canary.pageLoads++
          if (random() < canaryFails) canary.failures++
          live.pageLoads++
          if (random() < liveFails) live.failures++
          if (compareFailures(canary, live, 20) === 'worse') return true
        }
        return false
      }
      return Array.from({ length: 300 }, isRolledBack).filter(Boolean).length
    }

    test.each([0.001, 0.01, 0.05, 0.2])('seldom rolls back one that fails as often: %d', (both) => {
      expect(countRollbacks(both, both)).toBeLessThanOrEqual(24)
    })

    test.each([
      [0.02, 0],
      [0.06, 0.01],
      [0.3, 0.05],
      [0.6, 0.2],
    ])('rolls back one that fails in %d beside %d', (canary, live) => {
      expect(countRollbacks(canary, live)).toBeGreaterThanOrEqual(290)
    })
  })
})

describe('read-reports', () => {
  const since = new Date('2026-03-01T09:00:00Z')

  const counts = [
    { version: '2.0.0', phase: 'use', reports: 40, pageLoads: 40 },
    { version: '2.0.0', phase: 'render', reports: 9, pageLoads: 2 },
    { version: '2.0.0', phase: 'event', reports: 1, pageLoads: 1 },
    { version: '1.0.0', phase: 'use', reports: 400, pageLoads: 400 },
    { version: '3.0.0', phase: 'load', reports: 5, pageLoads: 5 },
  ] as const

  let server: Server
  let url: string
  let reply: { status: number; body: string }
  const requests: IncomingMessage[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request)
      response.writeHead(reply.status).end(reply.body)
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    url = `http://localhost:${(server.address() as AddressInfo).port}/failure-reports`
  })

  afterAll(() => void server.close())

  describe('readReports', () => {
    test('reads the counts, with a permission signed by the secret', async () => {
      reply = { status: 200, body: JSON.stringify({ counts }) }
      expect(await readersOf({ url, secret: 'secret' }).readReports('mfe-agents', since)).toEqual(
        counts,
      )
      const request = requests.at(-1)
      expect(request?.url).toBe(
        '/failure-reports?remote=mfe-agents&since=2026-03-01T09%3A00%3A00.000Z',
      )
      const token = request?.headers.authorization?.replace('Bearer ', '') ?? ''
      const permission = await isPermitted({ secret: 'secret' }, token, new Date())
      expect(permission).toBe(true)
    })

    test.each([
      [401, '{}', "RELEASE_SECRET is missing, or is not the backend's"],
      [500, '{}', 'it responds with 500'],
      [200, '{}', 'it does not respond with reports'],
      [200, '<!doctype html>', 'is not valid JSON'],
    ])('says what is wrong with status %i and %j', async (status, body, reason) => {
      reply = { status, body }
      const read = readersOf({ url }).readReports('mfe-agents', since)
      await expect(read).rejects.toThrow(
        `The failure reports at ${url} (RELEASE_REPORTS_URL) cannot be read: `,
      )
      await expect(read).rejects.toThrow(reason)
    })

    test.each([
      ['http://localhost:2/reports', 'ECONNREFUSED'],
      ['nowhere', 'Invalid URL'],
    ])('says that %s cannot be reached', async (address, reason) =>
      expect(readersOf({ url: address }).readReports('mfe-agents', since)).rejects.toThrow(reason),
    )
  })

  test('readFailures reads the failures of a version', async () => {
    reply = { status: 200, body: JSON.stringify({ failures: [] }) }
    expect(await readersOf({ url, secret: 'secret' }).readFailures('shell', '2.0.0')).toEqual([])
    const request = requests.at(-1)
    expect(request?.url).toBe('/failure-reports/failures?remote=shell&version=2.0.0')
    expect(request?.headers.authorization).toMatch(/^Bearer /)
  })

  test('rateOf returns the page loads in which a version failed, of those that were reported', () => {
    expect(rateOf([...counts], '2.0.0')).toEqual({ pageLoads: 40, failures: 3 })
    expect(rateOf([...counts], '1.0.0')).toEqual({ pageLoads: 400, failures: 0 })
    expect(rateOf([...counts], '3.0.0')).toEqual({ pageLoads: 0, failures: 0 })
  })

  test('describeRate says how often, and when mostly', () => {
    expect(describeRate([...counts], '2.0.0')).toBe(
      '3 of 40 page loads (7.5 %), mostly when it was rendered',
    )
    expect(describeRate([...counts], '1.0.0')).toBe('0 of 400 page loads (0 %)')
    expect(describeRate([...counts], '3.0.0')).toBe('0 of 0 page loads (0 %)')
  })
})

describe('duration', () => {
  test.each([
    ['30s', 30_000],
    ['10m', 600_000],
    ['2h', 7_200_000],
  ])('parseDuration reads %s, which formatDuration writes', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds)
    expect(formatDuration(milliseconds)).toBe(text)
  })

  test('formatDuration uses the largest unit without a remainder', () => {
    expect(formatDuration(90_000)).toBe('90s')
    expect(formatDuration(3_600_000)).toBe('1h')
  })

  test.each(['', '10', '0m', '1.5h', '-1s', '10 m', '1d', '999999s'])(
    'parseDuration returns null for %j',
    (text) => expect(parseDuration(text)).toBeNull(),
  )
})

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
