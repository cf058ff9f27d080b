import { normalizePhone } from '@shop/contracts/rules/typed-text.ts'

/** Dial code of numbers that are typed without one. */
const DEFAULT_DIAL_CODE = '+968'

/** The country codes of one and two digits (ITU-T E.164); all others have three. */
const INTERNATIONAL =
  /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/

/** The two parts of a phone number, however it was typed; both empty without one. @returns `null` when it is none */
export function parsePhone(typed: string): { dialCode: string; phoneNumber: string } | null {
  const number = normalizePhone(typed)
  if (number === '') return { dialCode: '', phoneNumber: '' }
  const [, dialCode = DEFAULT_DIAL_CODE, phoneNumber = number] = INTERNATIONAL.exec(number) ?? []
  return /^\d{4,15}$/.test(phoneNumber) ? { dialCode, phoneNumber } : null
}
