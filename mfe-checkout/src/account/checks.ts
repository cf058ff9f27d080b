import { isFilled } from '@shop/ui/form/form-rules.ts'

/** What may be wrong with a field; the sentence that says so is the message `problem.NAME`. */
export type Problem =
  | 'missing'
  | 'email'
  | 'phone'
  | 'website'
  | 'cardNumber'
  | 'cardType'
  | 'cvv'
  | 'short'
  | 'unchanged'
  | 'different'

/** Tests by the problem that there is when they fail, in the order they are made. */
export type Checks<Values> = Partial<Record<Problem, (value: string, form: Values) => boolean>>

/** What people write between the digits is let through; nothing at all is fine too. */
export const isPhone = (value: string) =>
  !isFilled(value) || /^\+?[\p{Nd}\s()./-]{6,25}$/u.test(value.trim())

/** An address of the web, or nothing at all. */
export function isWebsite(value: string): boolean {
  if (!isFilled(value)) return true
  const address = URL.parse(value.trim())
  return address !== null && /^https?:$/.test(address.protocol) && address.hostname.includes('.')
}
