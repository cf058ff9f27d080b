/** The use that a permission allows: running versions that were not promoted, or reading the counts of failures. */
export type PermissionPurpose = 'tester' | 'reports'

/** Shortest secret that permissions are signed with, in characters. */
export const MIN_SECRET_LENGTH = 32

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()

const importKey = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, [usage])

const encodeClaim = (purpose: PermissionPurpose, expiresAt: string) =>
  encoder.encode(`${purpose} until ${expiresAt}`)

/** Signs a permission with an expiry: `SECONDS_SINCE_1970.SIGNATURE`. It names nobody. */
export async function signPermission(
  secret: string,
  purpose: PermissionPurpose,
  expiresAt: Date,
): Promise<string> {
  const seconds = String(Math.floor(expiresAt.getTime() / 1000))
  const key = await importKey(secret, 'sign')
  const signature = await crypto.subtle.sign('HMAC', key, encodeClaim(purpose, seconds))
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0'))
  return `${seconds}.${hex.join('')}`
}

/** When a permission expires; `expired` and `invalid` ones allow nothing. */
export type PermissionCheck = { expiresAt: Date } | 'expired' | 'invalid'

/** Checks the signature, the purpose and the expiry of a permission, in constant time as to the signature. */
export async function checkPermission(
  secret: string,
  purpose: PermissionPurpose,
  token: string,
  now: Date,
): Promise<PermissionCheck> {
  const [, seconds, hex] = /^(\d{1,12})\.([\da-f]{64})$/.exec(token) ?? []
  if (seconds === undefined || hex === undefined) return 'invalid'
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const key = await importKey(secret, 'verify')
  const claim = encodeClaim(purpose, seconds)
  if (!(await crypto.subtle.verify('HMAC', key, signature, claim))) return 'invalid'
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { expiresAt } : 'expired'
}

/** The people who are allowed something: those who have a permission signed with the secret, everybody, or nobody. */
export type Permitted = { secret: string } | 'everybody' | 'nobody'

/** Returns who is allowed something, by an installation's settings: open by default, but for production without a secret. */
export function readPermitted({
  secret,
  production,
}: {
  secret: string | undefined
  production: boolean
}): Permitted {
  if (secret !== undefined) return { secret }
  return production ? 'nobody' : 'everybody'
}

/** Returns whether somebody with this token, which may be empty, is allowed something. */
export async function isPermitted(
  permitted: Permitted,
  purpose: PermissionPurpose,
  token: string,
  now: Date,
): Promise<boolean> {
  if (typeof permitted === 'string') return permitted === 'everybody'
  return typeof (await checkPermission(permitted.secret, purpose, token, now)) === 'object'
}
