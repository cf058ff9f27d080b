import { type TokenClaims, tokenClaimsSchema } from '@shop/contracts/user.ts'
import { jwtDecode } from 'jwt-decode'

/**
 * The claims of a token, or null when it is empty, undecodable, without `_id` or expired. Does not verify the
 * signature; only the server can.
 * @param now milliseconds since the epoch
 */
export function decodeToken(token: string | null, now = Date.now()): TokenClaims | null {
  if (!token) return null
  try {
    const claims = tokenClaimsSchema.safeParse(jwtDecode(token))
    if (!claims.success) return null
    const { exp } = claims.data
    return exp !== undefined && exp * 1000 <= now ? null : claims.data
  } catch (error) {
    console.warn('JWT decode error:', error)
    return null
  }
}
