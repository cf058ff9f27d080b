import {
  type CardFormValues,
  cardTypes,
  emptyCard,
  EXPIRY_YEARS,
  getExpiryYears,
  toCardSummary,
} from './card.ts'
import { sampleCards } from './sample-cards.ts'

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
