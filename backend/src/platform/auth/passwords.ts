import { hash, verify } from '@node-rs/argon2'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contracts/rules/limits.ts'
import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Hashes with argon2id and the library's defaults (OWASP: 19 MiB, 2 iterations), off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let dummyHash: Promise<string> | undefined

/**
 * Checks that the password matches the hash. Without a hash a dummy is verified, so that the response time
 * does not reveal whether the account exists.
 */
export async function verifyPassword(
  password: string,
  hashed: string | undefined,
): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password')
  const matches = await verify(hashed ?? (await dummyHash), password)
  return matches && hashed !== undefined
}

const commonPasswords = new Set(dictionary['passwords-common'])

/**
 * Checks for a password that anybody would try first: one of the most common, in any case, or
 * the member's own e-mail address or its name.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const candidate = password.trim().toLowerCase()
  const address = normalizeEmail(email)
  return (
    commonPasswords.has(candidate) ||
    candidate === address ||
    candidate === address.slice(0, address.lastIndexOf('@'))
  )
}

/** Finds what is wrong with a password that is to be the member's. @returns the key of an error text, or `undefined` */
export function findPasswordProblem(
  password: string,
  email: string,
): 'portal.invalidPasswordLength' | 'portal.commonPassword' | undefined {
  const { length } = password
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH)
    return 'portal.invalidPasswordLength'
  return isCommonPassword(password, email) ? 'portal.commonPassword' : undefined
}
