import { toLatinDigits } from '@shop/contracts/rules/typed-text.ts'

/** A typed whole number; null when the field is empty, `NaN` when it is none. */
export function toCount(text: string): number | null {
  const plain = toLatinDigits(text).trim()
  if (plain === '') return null
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}
