const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token with these claims, good for an hour. Its signature is not one: only servers check that. */
export function testToken(claims: Record<string, unknown> = { _id: 'member-1' }): string {
  const exp = Math.floor(Date.now() / 1000) + 3600
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp, ...claims })}.signature`
}
