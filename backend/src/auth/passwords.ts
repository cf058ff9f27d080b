import { hash, verify } from '@node-rs/argon2'

/** Hashes with argon2id and the library's defaults (OWASP: 19 MiB, 2 iterations), off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash a dummy is verified, so that the response time
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
