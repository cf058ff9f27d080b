import { parseUrl } from '@shop/contracts/parse-url.ts'

/** Longer than any provider's address, and within what servers accept. */
const MAX_URL_LENGTH = 8_000

const loopbackHosts = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Whether a hosted card page may be opened: on https, or http on this machine, without credentials, and on an allowed
 * origin. A `blob:` URL has the origin of the page that created it.
 */
export function isTrustedCheckoutUrl(url: string, allowedOrigins: readonly string[]): boolean {
  const parsed = url.length > MAX_URL_LENGTH ? null : parseUrl(url)
  if (!parsed) return false
  const { protocol, hostname, username, password, origin } = parsed
  const secure = protocol === 'https:' || (protocol === 'http:' && loopbackHosts.test(hostname))
  if (!secure || username !== '' || password !== '') return false
  return allowedOrigins.some((allowed) => new URL(allowed).origin === origin)
}
