import { parseOpeningHours } from './opening-hours.ts'

const at = (hours: number) => hours * 60

describe('parseOpeningHours', () => {
  test.each([
    ['9:00-21:00', [[at(9), at(21)]]],
    [
      '09:00-13:00, 16:30-21:00',
      [
        [at(9), at(13)],
        [at(16.5), at(21)],
      ],
    ],
    ['20:00-1:00', [[at(20), at(25)]]],
    ['0:00-0:00', [[0, at(24)]]],
  ])('returns the periods of %s', (text, periods) => {
    expect(parseOpeningHours(text)).toEqual(periods.map(([opens, closes]) => ({ opens, closes })))
  })

  test.each([
    ...['', '9-21', '9:00', '9:00-25:00', '9:60-21:00', '9:00-12:00-21:00', '9:00-21:00,'],
    ...['16:00-21:00, 9:00-13:00', '9:00-13:00, 12:00-21:00', '20:00-1:00, 22:00-23:00'],
  ])('returns null for “%s”', (text) => expect(parseOpeningHours(text)).toBeNull())
})
