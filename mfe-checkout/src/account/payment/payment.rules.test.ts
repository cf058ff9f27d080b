import { emptyCard, formatExpiry, toCardSummary } from './card.ts'

describe('toCardSummary', () => {
  test.each([
    ['٤٢٤٢ ٤٢٤٢', '4242'],
    ['12', '12'],
    ['my card', 'card'],
  ])('returns of the number %j the end %j', (number, lastDigits) => {
    expect(toCardSummary({ ...emptyCard, number })).toMatchObject({ lastDigits })
  })
})

describe('formatExpiry', () => {
  test('returns month and year in Arabic', () => {
    expect(formatExpiry({ month: 9, year: 2028 }, 'ar')).toMatch(/09.*2028/)
  })
})
