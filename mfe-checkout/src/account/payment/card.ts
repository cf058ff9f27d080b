export const cardTypes = ['visa', 'amex', 'master'] as const
export type CardType = (typeof cardTypes)[number]

/** What the page shows of a card; nothing else of it is kept anywhere. */
export interface SavedCard {
  type: CardType
  name: string
  /** The last four digits. */
  digits: string
  /** From 1. */
  month: number
  year: number
}

/** The form; every field is text, as it is typed or chosen. */
export interface CardForm {
  name: string
  month: string
  year: string
  number: string
  cvv: string
  type: CardType
}

/** The years on offer, first and last. */
export const EXPIRY_YEARS = { first: 2022, last: 2025 }

export function expiryYears({ first, last } = EXPIRY_YEARS): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export const emptyCard: CardForm = {
  name: '',
  month: '1',
  year: String(EXPIRY_YEARS.first),
  number: '',
  cvv: '',
  type: 'visa',
}

/** A number that card companies hand out for tests. */
export const TEST_NUMBER = '4242 4242 4242 4242'

const arabicZero = 0x660

/** The digits in a text as 0 to 9, Arabic ones included, without what groups them; null when there is anything else. */
export function digitsOf(text: string): string | null {
  const plain = text
    .replace(/[\s-]/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
  return /^\d+$/.test(plain) ? plain : null
}

/** Whether the last digit is what the others make it (Luhn), which a mistyped one upsets. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((sum, digit, index) => {
      const worth = index % 2 === 0 ? digit : digit * 2
      return sum + (worth > 9 ? worth - 9 : worth)
    }, 0)
  return sum % 10 === 0
}

const patterns: Record<CardType, RegExp> = {
  visa: /^4(\d{12}|\d{15}|\d{18})$/,
  amex: /^3[47]\d{13}$/,
  master: /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
}

export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  return digits !== null && /^\d{12,19}$/.test(digits) && passesLuhn(digits)
}

/** A number that is no card's belongs to every type: that it is none is said beside the number. */
export function isOfType(number: string, type: CardType): boolean {
  return !isCardNumber(number) || patterns[type].test(digitsOf(number) ?? '')
}

export function isCvv(text: string, type: CardType): boolean {
  return digitsOf(text.trim())?.length === (type === 'amex' ? 4 : 3)
}

/** What is left of a card once its number is forgotten. */
export function savedCard({ type, name, number, month, year }: CardForm): SavedCard {
  const digits = digitsOf(number)?.slice(-4) ?? ''
  return { type, name: name.trim(), digits, month: Number(month), year: Number(year) }
}
