/** Shortest secret that permissions are signed with, in characters. */
export const MIN_SECRET_LENGTH = 32

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
const encoder = new TextEncoder()

const importKey = (secret: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(secret), ALGORITHM, false, [usage])

/** What the release tool may ask of the backend: to read what browsers reported, or to hand over the page of who has what live. */
export type Permission = 'reports' | 'dashboard'

const encodeClaim = (permission: Permission, expiresAt: string) =>
  encoder.encode(`${permission} until ${expiresAt}`)

/** Signs a permission, to read reports by default, with an expiry: `SECONDS_SINCE_1970.SIGNATURE`. It names nobody. */
export async function signPermission(
  secret: string,
  expiresAt: Date,
  permission: Permission = 'reports',
): Promise<string> {
  const seconds = String(Math.floor(expiresAt.getTime() / 1000))
  const key = await importKey(secret, 'sign')
  const signature = await crypto.subtle.sign('HMAC', key, encodeClaim(permission, seconds))
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0'))
  return `${seconds}.${hex.join('')}`
}

/** The people who may read what browsers reported: those who have a permission signed with the secret, everybody, or nobody. */
export type Permitted = { secret: string } | 'everybody' | 'nobody'

/** Returns who is permitted, by an installation's settings: open by default, but for production without a secret. */
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

/** Returns whether somebody with this token, which may be empty, is permitted; in constant time as to the signature. */
export async function isPermitted(
  permitted: Permitted,
  token: string,
  now: Date,
  permission: Permission = 'reports',
): Promise<boolean> {
  if (typeof permitted === 'string') return permitted === 'everybody'
  const [, seconds, hex] = /^(\d{1,12})\.([\da-f]{64})$/.exec(token) ?? []
  if (seconds === undefined || hex === undefined) return false
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const key = await importKey(permitted.secret, 'verify')
  if (!(await crypto.subtle.verify('HMAC', key, signature, encodeClaim(permission, seconds))))
    return false
  return Number(seconds) * 1000 > now.getTime()
}
