import { RETURN_PARAMETER, TOKEN_PARAMETER } from '@shop/contracts/storage-keys.ts'

/** The address to go back to, when it is on one of the shop's own sites; else `null`. */
export function allowedReturn(value: unknown, siteOrigins: readonly string[]): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const url = new URL(value)
  // Credentials in an address only serve to make a foreign one look familiar.
  return siteOrigins.includes(url.origin) && !url.username && !url.password ? url.href : null
}

/** The same address carrying the member's token, the way the site expects it. */
export function withToken(address: string, token: string): string {
  const url = new URL(address)
  url.searchParams.set(TOKEN_PARAMETER, token)
  return url.href
}

/** A portal path that keeps where to return to. */
export function keepReturn(path: string, returnTo: string | null): string {
  return returnTo ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: returnTo })}` : path
}
