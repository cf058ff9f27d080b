import { getOpening } from './opening.ts'

// 9:00 to 21:00 in Muscat, which is 5:00 to 17:00 UTC. 2026-03-05 is a Thursday.
const hours = { opens: 9 * 60, closes: 21 * 60 }

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
    expect({ ...opening, changesAt: opening.changesAt.toISOString() }).toEqual({
      open,
      changesAt,
      onAnotherDay,
    })
  })
})
