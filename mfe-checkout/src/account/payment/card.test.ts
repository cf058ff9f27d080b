import { passesLuhn } from '@shop/contracts/card-number.ts'

import {
  type CardFormValues,
  type CardType,
  cardTypes,
  emptyCard,
  EXPIRY_YEARS,
  getExpiryYears,
  isCardNumber,
  isCvv,
  matchesCardType,
  parseDigits,
  TEST_CARD_NUMBER,
  toCardSummary,
} from './card.ts'
import { sampleCards } from './sample-cards.ts'

const numbers: [CardType, string][] = [
  ['visa', '4242424242424242'],
  ['visa', '4222222222222'],
  ['amex', '378282246310005'],
  ['amex', '371449635398431'],
  ['master', '5555555555554444'],
  ['master', '2223003122003222'],
]

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

describe('parseDigits', () => {
  test.each([
    ['4242 4242', '42424242'],
    ['4242-4242', '42424242'],
    ['٤٢٤٢ ٤٢٤٢', '42424242'],
    ['  123 ', '123'],
    ['', null],
    ['4242x', null],
  ])('returns for %j: %j', (text, digits) => {
    expect(parseDigits(text)).toBe(digits)
  })
})

describe('valid card numbers', () => {
  describe.each(numbers)('card number of type %s: %s', (type, number) => {
    test('is valid with and without spaces', () => {
      expect(isCardNumber(number)).toBe(true)
      expect(isCardNumber(number.replace(/(.{4})/g, '$1 '))).toBe(true)
    })

    test('matches its own type only', () => {
      expect(cardTypes.filter((other) => matchesCardType(number, other))).toEqual([type])
    })

    test('fails the Luhn check with any single wrong digit', () => {
      for (let place = 0; place < number.length; place++) {
        const digit = (Number(number[place]) + 1) % 10
        const wrong = number.slice(0, place) + digit + number.slice(place + 1)
        expect(passesLuhn(wrong)).toBe(false)
      }
    })
  })
})

describe('isCardNumber', () => {
  test.each(['', '0', '4242', '42424242424242424242424', 'visa'])(
    'returns false for %j',
    (text) => {
      expect(isCardNumber(text)).toBe(false)
    },
  )
})

describe('matchesCardType', () => {
  test('returns true for an invalid number', () => {
    expect(cardTypes.every((type) => matchesCardType('1234', type))).toBe(true)
  })
})

describe('TEST_CARD_NUMBER', () => {
  test('is valid and of the default type', () => {
    expect(isCardNumber(TEST_CARD_NUMBER)).toBe(true)
    expect(matchesCardType(TEST_CARD_NUMBER, emptyCard.type)).toBe(true)
  })
})

describe('isCvv', () => {
  test.each([
    ['123', 'visa', true],
    ['١٢٣', 'master', true],
    ['1234', 'visa', false],
    ['12', 'visa', false],
    ['1234', 'amex', true],
    ['123', 'amex', false],
    ['abc', 'visa', false],
    ['', 'visa', false],
  ] as const)('returns for %j and %s: %s', (cvv, type, expected) => {
    expect(isCvv(cvv, type)).toBe(expected)
  })
})

describe('toCardSummary', () => {
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
