import { emptyCard, formatExpiry, toCardSummary } from './card.ts'

describe('toCardSummary', () => {
  test.each([
    ['٤٢٤٢ ٤٢٤٢', '4242'],
    ['12', '12'],
    ['my card', 'card'],
  ])('returns of the number %j the end %j', (number, lastDigits) => {
    expect(toCardSummary({ ...emptyCard, number })).toMatchObject({ lastDigits })
  })

  test('keeps the last four digits only', () => {
    const form = {
      ...emptyCard,
      type: 'amex' as const,
      name: ' Salim ',
      number: '3782 822463 10005',
      cvv: '1234',
      month: '11',
      year: '2024',
    }
    expect(toCardSummary(form)).toEqual({
      type: 'amex',
      name: 'Salim',
      lastDigits: '0005',
      month: 11,
      year: 2024,
    })
  })
})

describe('formatExpiry', () => {
  test('returns month and year in Arabic', () => {
    expect(formatExpiry({ month: 9, year: 2028 }, 'ar')).toMatch(/09.*2028/)
  })
})
