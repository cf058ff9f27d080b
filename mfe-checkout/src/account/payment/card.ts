import { normalizeCardNumber } from '@shop/contracts/rules/card-number.ts'
import { locales } from '@shop/i18n/format.ts'
import type { Language } from '@shop/kernel/language'

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

export const EXPIRY_YEARS = [2022, 2023, 2024, 2025] as const

export const emptyCard: CardFormValues = {
  name: '',
  month: '1',
  year: String(EXPIRY_YEARS[0]),
  number: '',
  cvv: '',
  type: 'visa',
}

/** The cardholder is the message `sample.name`. */
export const sampleCards: Omit<CardSummary, 'name'>[] = [
  { type: 'visa', lastDigits: '4242', month: 9, year: 2028 },
  { type: 'master', lastDigits: '4444', month: 1, year: 2029 },
  { type: 'amex', lastDigits: '0005', month: 12, year: 2027 },
]

/** Visa's public test number. */
export const TEST_CARD_NUMBER = '4242 4242 4242 4242'

export function toCardSummary({ type, name, number, month, year }: CardFormValues): CardSummary {
  const lastDigits = normalizeCardNumber(number).slice(-4)
  return { type, name: name.trim(), lastDigits, month: Number(month), year: Number(year) }
}

const timeZone = 'UTC'

/** Short names, January first. */
export function getMonthNames(lang: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[lang], { month: 'short', timeZone })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)))
}

export function formatYear(year: number, lang: Language): string {
  return new Intl.NumberFormat(locales[lang], { useGrouping: false }).format(year)
}

/** @param month 1 to 12 */
export function formatExpiry({ month, year }: { month: number; year: number }, lang: Language) {
  const options = { month: '2-digit', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(Date.UTC(year, month - 1))
}
