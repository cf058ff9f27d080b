import { normalizeTyped } from './typed-text.ts'

/** Normalises a card number or security code: digits in Latin, no spaces and hyphens. */
export function normalizeCardNumber(text: string): string {
  return normalizeTyped(text).replaceAll(/[ \p{Pd}]/gu, '')
}

/** Returns whether the check digit is right by the Luhn algorithm (ISO/IEC 7812-1). @param digits 0 to 9 only */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
