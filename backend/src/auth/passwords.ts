import { hash, verify } from '@node-rs/argon2'

/** Hash with argon2id and the library's defaults (19 MiB, two passes), off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash it works as long as with one, so the
 * time of the answer does not tell whether the account exists.
 */
export async function checkPassword(
  password: string,
  hashed: string | undefined,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(hashed ?? (await decoy), password)
  return matches && hashed !== undefined
}
