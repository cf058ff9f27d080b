import { normalizeCardNumber } from '@shop/contracts/card-number.ts'

export const cardTypes = ['visa', 'amex', 'master'] as const
export type CardType = (typeof cardTypes)[number]

/** All that is stored of a card: in memory, until the page is left. */
export interface CardSummary {
  type: CardType
  name: string
  /** The last four digits, or whatever was entered. */
  lastDigits: string
  /** 1 to 12. */
  month: number
  year: number
}

export interface CardFormValues {
  name: string
  month: string
  year: string
  number: string
  cvv: string
  type: CardType
}

export const EXPIRY_YEARS = { first: 2022, last: 2025 }

export function getExpiryYears({ first, last } = EXPIRY_YEARS): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export const emptyCard: CardFormValues = {
  name: '',
  month: '1',
  year: String(EXPIRY_YEARS.first),
  number: '',
  cvv: '',
  type: 'visa',
}

/** Visa's public test number. */
export const TEST_CARD_NUMBER = '4242 4242 4242 4242'

export function toCardSummary({ type, name, number, month, year }: CardFormValues): CardSummary {
  const lastDigits = normalizeCardNumber(number).slice(-4)
  return { type, name: name.trim(), lastDigits, month: Number(month), year: Number(year) }
}
