import { getOpening, parseOpeningHours, weekdays } from './opening-hours.ts'

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

describe('getOpening', () => {
  // 9:00 to 21:00 in Muscat, which is 5:00 to 17:00 UTC. 2026-03-05 is a Thursday.
  const days = weekdays.filter((day) => day !== 'friday')
  const period = (opens: number, closes: number) => ({ opens: at(opens), closes: at(closes) })
  const hours = { days, periods: [period(9, 21)] }

  test.each([
    ['2026-03-05T04:59:59Z', false, '2026-03-05T05:00:00.000Z', false],
    ['2026-03-05T05:00:00Z', true, '2026-03-05T17:00:00.000Z', false],
    ['2026-03-05T16:59:59Z', true, '2026-03-05T17:00:00.000Z', false],
    ['2026-03-04T17:00:00Z', false, '2026-03-05T05:00:00.000Z', true],
    // Thursday evening, and all of Friday: Saturday morning.
    ['2026-03-05T17:00:00Z', false, '2026-03-07T05:00:00.000Z', true],
    ['2026-03-06T08:00:00Z', false, '2026-03-07T05:00:00.000Z', true],
    // Saturday has begun in Muscat, but not in UTC.
    ['2026-03-06T20:30:00Z', false, '2026-03-07T05:00:00.000Z', false],
  ])('at %s returns open: %s, until or from %s', (now, open, changesAt, onAnotherDay) => {
    const opening = getOpening(hours, new Date(now))
    expect(opening).toEqual({ open, changesAt: new Date(changesAt), onAnotherDay })
  })

  test.each([
    ['the break of a day', '2026-03-05T10:00:00Z', false, '2026-03-05T12:00:00Z', false],
    ['the second period', '2026-03-05T13:00:00Z', true, '2026-03-05T21:00:00Z', true],
    ['the hour after midnight', '2026-03-05T20:30:00Z', true, '2026-03-05T21:00:00Z', false],
    ['that hour after a day off', '2026-03-06T20:30:00Z', false, '2026-03-07T05:00:00Z', false],
  ])('knows %s', (_, now, open, changesAt, onAnotherDay) => {
    const periods = [period(9, 13), period(16, 25)]
    expect(getOpening({ days, periods }, new Date(now))).toEqual({
      open,
      changesAt: new Date(changesAt),
      onAnotherDay,
    })
  })

  test('returns null for a store that is closed on all days', () => {
    expect(getOpening({ ...hours, days: [] }, new Date())).toBeNull()
  })
})
