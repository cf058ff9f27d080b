import {
  formatMinutes,
  formatTwoDigits,
  getMsUntilNextSecond,
  getSecondsLeft,
  splitSeconds,
} from './countdown.ts'

const noon = Date.UTC(2024, 11, 30, 12)

describe('getSecondsLeft', () => {
  test.each([
    [0, 0],
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [-1, 0],
    [-86_400_000, 0],
  ])('for %i ms returns %i s', (distance, seconds) => {
    expect(getSecondsLeft(noon + distance, noon)).toBe(seconds)
  })
})

describe('getMsUntilNextSecond', () => {
  test.each([1, 500, 999, 1000, 1001, 59_999])(
    'for %i ms returns the time of the next change',
    (ms) => {
      const wait = getMsUntilNextSecond(noon + ms, noon)
      const secondsLeft = getSecondsLeft(noon + ms, noon)
      expect(getSecondsLeft(noon + ms, noon + wait)).toBe(secondsLeft - 1)
      expect(getSecondsLeft(noon + ms, noon + wait - 1)).toBe(secondsLeft)
    },
  )
})

describe('splitSeconds', () => {
  test.each([
    [0, { days: 0, hours: 0, mins: 0, secs: 0 }],
    [59, { days: 0, hours: 0, mins: 0, secs: 59 }],
    [60, { days: 0, hours: 0, mins: 1, secs: 0 }],
    [86_399, { days: 0, hours: 23, mins: 59, secs: 59 }],
    [86_400, { days: 1, hours: 0, mins: 0, secs: 0 }],
    [120 * 86_400 + 3_661, { days: 120, hours: 1, mins: 1, secs: 1 }],
  ])('splits %i s into %j', (seconds, left) => expect(splitSeconds(seconds)).toEqual(left))
})

describe('formatTwoDigits', () => {
  test('pads to two digits, Western ones in Arabic too', () => {
    expect(formatTwoDigits(7, 'en')).toBe('07')
    expect(formatTwoDigits(1234, 'en')).toBe('1234')
    expect(formatTwoDigits(7, 'ar')).toBe('07')
  })
})

describe('formatMinutes', () => {
  test('formats seconds as minutes and seconds', () => {
    expect(formatMinutes(3599, 'en')).toBe('59:59')
    expect(formatMinutes(0, 'en')).toBe('00:00')
    expect(formatMinutes(7200, 'en')).toBe('120:00')
    expect(formatMinutes(3599, 'ar')).toBe('59:59')
  })
})
