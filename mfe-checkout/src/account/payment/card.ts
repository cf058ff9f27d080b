import { normalizeCardNumber, passesLuhn } from '@shop/contracts/card-number.ts'

export const cardTypes = ['visa', 'amex', 'master'] as const
export type CardType = (typeof cardTypes)[number]

/** All that is stored of a card: in memory, until the page is left. */
export interface CardSummary {
  type: CardType
  name: string
  /** The last four digits. */
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

/** A card number or CVV as digits 0-9, without spaces and hyphens; null when there is any other character. */
export function parseDigits(text: string): string | null {
  const normalized = normalizeCardNumber(text)
  return /^\d+$/.test(normalized) ? normalized : null
}

// Not card-validator: 3.3 KB gzipped, and it rejects 13-digit Visa numbers.
const numberPatterns: Record<CardType, RegExp> = {
  visa: /^4(\d{12}|\d{15}|\d{18})$/,
  amex: /^3[47]\d{13}$/,
  master: /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
}

export function isCardNumber(text: string): boolean {
  const digits = parseDigits(text)
  return digits !== null && /^\d{12,19}$/.test(digits) && passesLuhn(digits)
}

/** True for an invalid number: that error belongs to the number field. */
export function matchesCardType(number: string, type: CardType): boolean {
  return !isCardNumber(number) || numberPatterns[type].test(parseDigits(number) ?? '')
}

export function isCvv(text: string, type: CardType): boolean {
  return parseDigits(text.trim())?.length === (type === 'amex' ? 4 : 3)
}

export function toCardSummary({ type, name, number, month, year }: CardFormValues): CardSummary {
  const digits = parseDigits(number)?.slice(-4) ?? ''
  return { type, name: name.trim(), lastDigits: digits, month: Number(month), year: Number(year) }
}
