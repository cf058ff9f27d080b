import { groupDays, toOpeningSpecification } from './opening.ts'

const at = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

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
