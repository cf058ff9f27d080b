import { describeConditions } from './conditions.ts'

test('describeConditions names browser, version and how fast the machine was from visit to visit', () => {
  const results = [1_500, 900, 1_400].map((benchmarkIndex) => ({
    lighthouseVersion: '12.8.2',
    environment: { hostUserAgent: 'Mozilla/5.0 HeadlessChrome/156.0.0.0', benchmarkIndex },
    categories: {},
    audits: {},
  }))
  const text = describeConditions(results)
  expect(text).toMatch(/^\d{4}-\d\d-\d\d, \d+ × /)
  expect(text).toContain(
    'Chromium 156, Lighthouse 12.8.2, benchmark index 900 to 1500, median 1400',
  )
})
