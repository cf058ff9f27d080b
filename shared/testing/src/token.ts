const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session token with these claims, valid for an hour. The signature is fake; only servers verify it. */
export function testToken(claims: Record<string, unknown> = { _id: 'member-1' }): string {
  const exp = Math.floor(Date.now() / 1000) + 3600
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp, ...claims })}.signature`
}
