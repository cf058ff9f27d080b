import { weekdays } from '@shop/contracts/rules/opening-hours.ts'

import { getOpening, groupDays, toOpeningSpecification } from './opening.ts'

// 9:00 to 21:00 in Muscat, which is 5:00 to 17:00 UTC. 2026-03-05 is a Thursday.
const days = weekdays.filter((day) => day !== 'friday')
const at = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const hours = { days, periods: [at(9, 21)] }

describe('getOpening', () => {
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
    const periods = [at(9, 13), at(16, 25)]
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

describe('groupDays', () => {
  test('returns runs of days of the week, which begins on Saturday', () => {
    expect(groupDays(['friday', 'saturday', 'sunday', 'tuesday'])).toEqual([
      ['saturday', 'sunday'],
      ['tuesday'],
      ['friday'],
    ])
  })
})

describe('toOpeningSpecification', () => {
  test('returns each period with its days, the time after midnight as of the day', () => {
    expect(toOpeningSpecification({ days: ['sunday'], periods: [at(20, 25.5)] })).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Sunday'],
        opens: '20:00:00',
        closes: '01:30:00',
      },
    ])
  })
})
