import { formatTable, quantile, summarize } from './latency-report.ts'

test('quantile returns a value that occurred', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(quantile(hundred, 0.5)).toBe(50)
  expect(quantile(hundred, 0.99)).toBe(99)
  expect(quantile(hundred, 1)).toBe(100)
  expect(quantile([7], 0.01)).toBe(7)
  expect(quantile([], 0.99)).toBe(0)
})

test('summarize returns a row per kind and a last one for all, which formatTable prints', () => {
  const rows = summarize([
    { kind: 'b', ms: 3, status: 200 },
    { kind: 'a', ms: 1, status: 0 },
    { kind: 'a', ms: 2, status: 500 },
    { kind: 'a', ms: 9, status: 304 },
  ])
  expect(rows).toEqual([
    { kind: 'a', count: 3, p50: 2, p99: 9, max: 9, errors: 2 },
    { kind: 'b', count: 1, p50: 3, p99: 3, max: 3, errors: 0 },
    { kind: 'all', count: 4, p50: 2, p99: 9, max: 9, errors: 2 },
  ])
  const lines = formatTable(rows).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/^all +4 +2\.0 +9\.0 +9\.0 +2$/)
})
