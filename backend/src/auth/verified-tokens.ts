interface Verified {
  jti: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/**
 * Remembers tokens whose signature and claims were found right, since checking them takes longer
 * than everything else about a small request. Whether one was revoked is never remembered.
 * @param verify the full check; `null` for a token that is not right
 */
export function rememberVerified(
  verify: (token: string, now: Date) => Promise<Verified | null>,
  capacity = 5000,
) {
  const verified = new Map<string, Verified>()

  return async (token: string, now: Date): Promise<string | null> => {
    const known = verified.get(token)
    if (known && known.expiresAt > now.getTime()) return known.jti
    verified.delete(token)
    const result = await verify(token, now)
    if (!result) return null
    verified.set(token, result)
    const oldest = verified.keys().next().value
    if (verified.size > capacity && oldest !== undefined) verified.delete(oldest)
    return result.jti
  }
}
