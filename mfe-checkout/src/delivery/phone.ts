import { normalizePhone } from '@shop/contracts/rules/typed-text.ts'

const OMAN = '968'
const OMANI_DIGITS = 8

/** A phone number with its dial code, as orders have it: one without is Omani. Empty when nothing was typed. */
export function toPhoneNumber(typed: string): string {
  const number = normalizePhone(typed)
  if (number === '' || number.startsWith('+')) return number
  const hasDialCode = number.startsWith(OMAN) && number.length === OMAN.length + OMANI_DIGITS
  return hasDialCode ? `+${number}` : `+${OMAN}${number}`
}

/** Returns whether a typed text can be a phone number; nothing is one, too. */
export function isPhone(typed: string): boolean {
  const number = toPhoneNumber(typed)
  return number === '' || /^\+\d{8,15}$/.test(number)
}
