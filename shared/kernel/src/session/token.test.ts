import { expectConsole } from '@shop/testing/console.ts'
import { testToken } from '@shop/testing/token.ts'
import fc from 'fast-check'

import { getServerTime, readServerTime, setServerTime } from './server-time.ts'
import { decodeToken, isExpired } from './token.ts'

const NOW = 1_700_000_000_000

describe('decodeToken', () => {
  test('returns all claims', () => {
    expect(decodeToken(testToken({ _id: 'member-1', firstName: 'Maha' }))).toMatchObject({
      _id: 'member-1',
      firstName: 'Maha',
    })
  })

  test.each([
    ['no _id', {}],
    ['an empty _id', { _id: '' }],
    ['a list as _id', { _id: [7] }],
    ['null as _id', { _id: null }],
    ['an expiry that is not a number', { _id: 'member-1', exp: 'never' }],
  ])('returns null for a token with %s', (_, claims) => {
    expect(decodeToken(testToken(claims))).toBeNull()
  })

  test.each([[null], ['']])('returns null without a warning for %j', (token) => {
    expect(decodeToken(token)).toBeNull()
  })

  test.each(['nonsense', 'a.b.c', '..', '{"_id":"member-1"}', testToken().slice(0, 20)])(
    'returns null and logs a warning for %s',
    (token) => {
      expect(decodeToken(token)).toBeNull()
      expect(expectConsole()).toEqual([expect.stringMatching(/^JWT decode error:/)])
    },
  )

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((part) => `a.${part}.c`),
        ),
        (token) => {
          decodeToken(token)
          expectConsole()
        },
      ),
    )
  })
})

describe('isExpired', () => {
  test.each([
    ['in a second', 1, false],
    ['right now', 0, true],
    ['a second ago', -1, true],
  ])('checks the expiry of a token that expires %s', (_, seconds, expired) => {
    expect(isExpired({ _id: 'member-1', exp: NOW / 1000 + seconds }, NOW)).toBe(expired)
  })

  test('returns false without an expiry', () => {
    expect(isExpired({ _id: 'member-1' }, NOW)).toBe(false)
  })

  test('returns false while the server’s time is unknown', () => {
    setServerTime(null)
    expect(isExpired({ _id: 'member-1', exp: 1 })).toBe(false)
  })
})

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

describe('getServerTime', () => {
  test('goes on from the time that was set, whatever the device’s clock says', () => {
    jest.useFakeTimers({ now: NOON })
    setServerTime(NOON)
    jest.advanceTimersByTime(5000)
    jest.setSystemTime(NOON + 7 * 86_400_000)
    expect(getServerTime()).toBe(NOON + 5000)
    setServerTime(null)
    expect(getServerTime()).toBeNull()
    jest.useRealTimers()
  })
})
