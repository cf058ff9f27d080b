import { toLatinDigits } from '@shop/contracts/digits.ts'

/** The entered quantity: null for an empty text, NaN for anything but digits. */
export function parseQuantity(text: string): number | null {
  const digits = toLatinDigits(text).trim()
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
