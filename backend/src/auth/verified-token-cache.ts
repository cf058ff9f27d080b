import { LRUCache } from 'lru-cache'

interface VerifiedToken {
  jti: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/**
 * Caches tokens whose signature and claims are valid, since verifying dominates the time of a small
 * request. Revocation is not cached: the caller checks it on every request.
 * @param verify the full check; `null` for an invalid token
 * @param maxEntries the least recently used token is evicted first
 * @returns resolves to the token's id (`jti`), or `null` when it is invalid
 */
export function withVerifiedTokenCache(
  verify: (token: string, now: Date) => Promise<VerifiedToken | null>,
  maxEntries = 5000,
) {
  const verified = new LRUCache<string, VerifiedToken>({ max: maxEntries })

  return async (token: string, now: Date): Promise<string | null> => {
    const cached = verified.get(token)
    if (cached && cached.expiresAt > now.getTime()) return cached.jti
    verified.delete(token)
    const result = await verify(token, now)
    if (!result) return null
    verified.set(token, result)
    return result.jti
  }
}
