import { isRecord, toText } from '@shop/contracts/normalize.ts'
import type { TokenClaims } from '@shop/contracts/user.ts'
import { jwtDecode } from 'jwt-decode'

import { getServerTime } from './server-time.ts'

/** As `tokenClaimsSchema`, whose code is not in the first load. */
function parseClaims(raw: unknown): TokenClaims | null {
  if (!isRecord(raw)) return null
  const { _id, exp, ...others } = raw
  const id = toText(_id)
  if (!id || (exp !== undefined && typeof exp !== 'number')) return null
  return { ...others, _id: id, ...(exp !== undefined && { exp }) }
}

/**
 * The claims of a token, or null when it is empty, undecodable or without `_id`. Does not verify the signature; only
 * the server can.
 */
export function decodeToken(token: string | null): TokenClaims | null {
  if (!token) return null
  try {
    return parseClaims(jwtDecode(token))
  } catch (error) {
    console.warn('JWT decode error:', error)
    return null
  }
}

/**
 * Whether a token has expired by the server's clock; the device's may be days off.
 * @param now milliseconds since the epoch; while it is unknown, no token counts as expired
 */
export function isExpired({ exp }: TokenClaims, now = getServerTime()): boolean {
  return exp !== undefined && now !== null && exp * 1000 <= now
}
