import { parseUrl } from '@shop/contracts/rules/parse-url.ts'

/** Longer than any provider's address, and within what servers accept. */
const MAX_URL_LENGTH = 8_000

/**
 * Whether a hosted card page may be opened: on an origin that the configuration allows, without credentials. A `blob:`
 * URL has the origin of the page that created it.
 */
export function isTrustedCheckoutUrl(url: string, allowedOrigins: readonly string[]): boolean {
  const parsed = url.length > MAX_URL_LENGTH ? null : parseUrl(url)
  if (!parsed) return false
  const { protocol, username, password, origin } = parsed
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
  return allowedOrigins.some((allowed) => new URL(allowed).origin === origin)
}
