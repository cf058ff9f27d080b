import { dictionary } from '@zxcvbn-ts/language-common'

const commonPasswords = new Set(dictionary['passwords-common'])

/**
 * Whether a password is among the first that anybody would try: one of the most common, in any case, or
 * the member's own e-mail address or its name.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const candidate = password.trim().toLowerCase()
  const address = email.trim().toLowerCase()
  return (
    commonPasswords.has(candidate) ||
    candidate === address ||
    candidate === address.slice(0, address.lastIndexOf('@'))
  )
}
