import {
  type CardFormValues,
  cardTypes,
  emptyCard,
  EXPIRY_YEARS,
  getExpiryYears,
  toCardSummary,
} from './card.ts'
import { formatExpiry, formatYear, getMonthNames } from './card-dates.ts'
import { formatPlanPrice } from './plan.ts'
import { sampleCards } from './sample-cards.ts'

describe('formatPlanPrice', () => {
  test('returns $18 monthly and twelve times as much annually', () => {
    expect(formatPlanPrice('monthly')).toBe('$18')
    expect(formatPlanPrice('annual')).toBe('$216')
  })
})

describe('getExpiryYears', () => {
  test('returns 2022 to 2025 by default', () => {
    expect(EXPIRY_YEARS).toEqual({ first: 2022, last: 2025 })
    expect(getExpiryYears()).toEqual([2022, 2023, 2024, 2025])
    expect(getExpiryYears({ first: 2030, last: 2030 })).toEqual([2030])
  })
})

describe('cardTypes', () => {
  test('are Visa, American Express and Mastercard', () => {
    expect(cardTypes).toEqual(['visa', 'amex', 'master'])
    expect(sampleCards.map(({ type }) => type).sort()).toEqual([...cardTypes].sort())
  })
})

describe('toCardSummary', () => {
  test.each([
    ['٤٢٤٢ ٤٢٤٢', '4242'],
    ['12', '12'],
    ['my card', 'card'],
  ])('returns of the number %j the end %j', (number, lastDigits) => {
    expect(toCardSummary({ ...emptyCard, number })).toMatchObject({ lastDigits })
  })

  test('keeps the last four digits only', () => {
    const form: CardFormValues = {
      ...emptyCard,
      type: 'amex',
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

describe('getMonthNames', () => {
  test('returns January to December in both languages', () => {
    expect(getMonthNames('en').join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
    expect(getMonthNames('ar')).toHaveLength(12)
    expect(getMonthNames('ar').at(0)).toBe('يناير')
    expect(getMonthNames('ar').at(-1)).toBe('ديسمبر')
  })
})

describe('formatYear', () => {
  test('returns the year without a thousands separator', () => {
    expect(formatYear(2022, 'en')).toBe('2022')
    expect(formatYear(2022, 'ar')).toBe('2022')
  })
})

describe('formatExpiry', () => {
  test('returns month and year', () => {
    expect(formatExpiry({ month: 9, year: 2028 }, 'en')).toBe('09/2028')
    expect(formatExpiry({ month: 12, year: 2027 }, 'en')).toBe('12/2027')
    expect(formatExpiry({ month: 9, year: 2028 }, 'ar')).toMatch(/09.*2028/)
  })
})
