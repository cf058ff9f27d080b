import { isFilled, type Rules } from '@shop/ui/form/form-rules.ts'

/** The message is `fieldError.PROBLEM`. */
export type FieldProblem =
  | 'missing'
  | 'email'
  | 'phone'
  | 'website'
  | 'cardNumber'
  | 'cardType'
  | 'cvv'
  | 'tooShort'
  | 'unchanged'
  | 'mismatch'

export type FieldRules<Values> = Rules<Values, FieldProblem>

/** Allows separators; empty is valid. */
export const isPhone = (value: string) =>
  !isFilled(value) || /^\+?[\p{Nd}\s()./-]{6,25}$/u.test(value.trim())

/** An http(s) URL with a domain; empty is valid. */
export function isWebsite(value: string): boolean {
  if (!isFilled(value)) return true
  const url = URL.parse(value.trim())
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}
