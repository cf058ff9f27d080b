import { formatDuration, parseDuration } from './duration.ts'

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
