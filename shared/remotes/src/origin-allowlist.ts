import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { parseUrl } from '@shop/contracts/rules/parse-url.ts'

type Origins = Pick<RuntimeConfig, 'remoteOrigins' | 'overrideOrigins'>

/** Remotes may not be loaded from this URL. */
class DisallowedUrlError extends Error {
  constructor(url: string) {
    super(`${url} is not an address that this site loads remotes from`)
    this.name = 'DisallowedUrlError'
  }
}

/**
 * Resolves the URL of a remote's file against the site.
 * @throws DisallowedUrlError unless its origin is the site's own or on the configured allowlist
 */
export function toAllowedUrl(
  url: string,
  { remoteOrigins = [], overrideOrigins = [] }: Origins,
  site = window.location.origin,
): string {
  const resolved = parseUrl(url, site)
  const allowed = [site, ...remoteOrigins, ...overrideOrigins].map(
    (origin) => new URL(origin).origin,
  )
  // A blob: URL has the origin of the page that created it.
  const isHttp = resolved?.protocol === 'https:' || resolved?.protocol === 'http:'
  if (!resolved || !isHttp || !allowed.includes(resolved.origin)) throw new DisallowedUrlError(url)
  return resolved.href
}
