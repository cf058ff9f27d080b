import { getServerTime, readServerTime, setServerTime } from './server-time.ts'

const NOON = Date.parse('2026-01-01T12:00:00Z')

describe('readServerTime', () => {
  test.each([
    ['the date', { date: 'Thu, 01 Jan 2026 12:00:00 GMT' }, NOON],
    [
      'the date of a cached response',
      { date: 'Thu, 01 Jan 2026 12:00:00 GMT', age: '60' },
      NOON + 60_000,
    ],
    ['nothing without a date', {}, null],
    ['nothing for a date that is none', { date: 'noon' }, null],
    ['nothing for an age that is none', { date: 'Thu, 01 Jan 2026 12:00:00 GMT', age: 'x' }, null],
  ])('returns %s', (_, headers: Record<string, string>, time) => {
    expect(readServerTime(new Headers(headers))).toBe(time)
  })
})

test('getServerTime goes on from the time that was set, whatever the device’s clock says', () => {
  jest.useFakeTimers({ now: NOON })
  setServerTime(NOON)
  jest.advanceTimersByTime(5000)
  jest.setSystemTime(NOON + 7 * 86_400_000)
  expect(getServerTime()).toBe(NOON + 5000)
  setServerTime(null)
  expect(getServerTime()).toBeNull()
  jest.useRealTimers()
})
