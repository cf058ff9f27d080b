import { MAX_AMOUNT } from './money.ts'
import { normalizeTyped } from './typed-text.ts'

/** Why a typed amount cannot be taken. */
export type AmountProblem = 'missing' | 'noAmount' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge'

/** Groups of thousands by a sign that never separates decimals. */
const GROUPED = /^\d{1,3}(?:[\s٬'’]\d{3})+(?![\s\d٬'’])/

/** The digits and their separators. */
function toDigits(text: string): string {
  return normalizeTyped(text)
    .replaceAll('٫', '.')
    .replace(/^(OMR|ر\.ع\.)|(OMR|ر\.ع\.)$/gi, '')
    .trim()
    .replace(GROUPED, (whole) => whole.replaceAll(/\D/g, ''))
}

/** Plain digits, with a separator of decimals that is a point. */
function toDecimalText(digits: string): string {
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (decimal < 0) return digits
  const whole = digits.slice(0, decimal)
  const groups = digits[decimal] === '.' ? ',' : '.'
  // Only the other separator groups thousands: 1,234.50 and 1.234,50.
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole) && !whole.includes(digits[decimal] ?? '')
  return `${isGrouped ? whole.replaceAll(groups, '') : whole}.${digits.slice(decimal + 1)}`
}

/**
 * The two amounts that one comma before three digits stands for, as they are read in one way only: `1,500` is 1.500 or
 * 1500.00. A point is always the separator of decimals, of which OMR has three.
 * @returns undefined when there is one reading at most
 */
export function listReadings(text: string): [decimal: string, whole: string] | undefined {
  const [, thousands, rest] = /^([1-9]\d{0,2}),(\d{3})$/.exec(toDigits(text)) ?? []
  return thousands && rest ? [`${thousands}.${rest}`, `${thousands}${rest}.00`] : undefined
}

/**
 * Reads an amount as people type it: `24.900`, `24,9` and `٢٤٫٩` are 24.90. A third decimal must be 0, as card providers require.
 * @returns hundredths of OMR, or what is wrong
 */
export function parseTypedAmount(text: string): number | AmountProblem {
  if (normalizeTyped(text) === '') return 'missing'
  if (listReadings(text)) return 'ambiguous'
  const match = /^(\d+)(?:\.(\d*))?$/.exec(toDecimalText(toDigits(text)))
  if (!match) return 'noAmount'
  const [, whole = '', decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(2))) return 'tooManyDecimals'
  if (whole.length > 9 || Number(whole) > MAX_AMOUNT) return 'tooLarge'
  const hundredths = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return hundredths > MAX_AMOUNT * 100 ? 'tooLarge' : hundredths
}
