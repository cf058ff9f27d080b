import { MAX_AMOUNT } from './money.ts'
import { normalizeTyped } from './typed-text.ts'

/** Why a typed amount cannot be taken. */
export type AmountProblem = 'missing' | 'noAmount' | 'tooManyDecimals' | 'tooLarge'

/** Plain digits, with a separator of decimals that is a point. */
function toDecimalText(text: string): string {
  const plain = normalizeTyped(text)
    .replaceAll('٫', '.')
    .replace(/^(OMR|ر\.ع\.)|(OMR|ر\.ع\.)$/gi, '')
    .replaceAll(/[\s٬'’]/g, '')
  const decimal = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (decimal < 0) return plain
  const whole = plain.slice(0, decimal)
  const groups = plain[decimal] === '.' ? ',' : '.'
  // Only the other separator groups thousands: 1,234.50 and 1.234,50.
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole) && !whole.includes(plain[decimal] ?? '')
  return `${isGrouped ? whole.replaceAll(groups, '') : whole}.${plain.slice(decimal + 1)}`
}

/**
 * Reads an amount as people type it: `24.900`, `24,9` and `٢٤٫٩` are 24.90. A third decimal must be 0, as card providers require.
 * @returns hundredths of OMR, or what is wrong
 */
export function parseTypedAmount(text: string): number | AmountProblem {
  if (normalizeTyped(text) === '') return 'missing'
  const match = /^(\d+)(?:\.(\d*))?$/.exec(toDecimalText(text))
  if (!match) return 'noAmount'
  const [, whole = '', decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(2))) return 'tooManyDecimals'
  if (whole.length > 9 || Number(whole) > MAX_AMOUNT) return 'tooLarge'
  const hundredths = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return hundredths > MAX_AMOUNT * 100 ? 'tooLarge' : hundredths
}
