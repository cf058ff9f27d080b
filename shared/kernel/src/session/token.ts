import { type TokenClaims, tokenClaimsSchema } from '@shop/contracts/wire/user.ts'
import { jwtDecode } from 'jwt-decode'

import { getServerTime } from './server-time.ts'

/** A token and what it says. */
export interface Session {
  token: string
  user: TokenClaims
}

/**
 * The claims of a token, or null when it is empty, undecodable or without `_id`. Does not verify the signature; only
 * the server can.
 */
export function decodeToken(token: string | null): TokenClaims | null {
  if (!token) return null
  try {
    return tokenClaimsSchema.safeParse(jwtDecode(token)).data ?? null
  } catch (error) {
    console.warn('JWT decode error:', error)
    return null
  }
}

/** The session of a token, which may have expired; null without a valid one. */
export function parseSession(token: string | null): Session | null {
  const user = decodeToken(token)
  return token && user ? { token, user } : null
}

/**
 * Returns whether a token has expired by the server's clock; the device's may be days off.
 * @param now milliseconds since the epoch; while it is unknown, no token counts as expired
 */
export function isExpired({ exp }: TokenClaims, now = getServerTime()): boolean {
  return exp !== undefined && now !== null && exp * 1000 <= now
}
