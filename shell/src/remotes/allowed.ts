import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

type Origins = Pick<RuntimeConfig, 'remoteOrigins' | 'overrideOrigins'>

/** Scripts of remotes may not come from there. */
export class ForbiddenAddressError extends Error {
  constructor(address: string) {
    super(`${address} is not an address that this site loads remotes from`)
    this.name = 'ForbiddenAddressError'
  }
}

/**
 * The address of a remote's file in full, if it is on the site's own origin or on one that this installation names.
 * @throws ForbiddenAddressError for any other
 */
export function allowedAddress(
  address: string,
  { remoteOrigins = [], overrideOrigins = [] }: Origins,
  site = window.location.origin,
): string {
  const url = URL.canParse(address, site) ? new URL(address, site) : null
  const allowed = [site, ...remoteOrigins, ...overrideOrigins].map(
    (origin) => new URL(origin).origin,
  )
  // A blob has the origin of whoever made it.
  const isFile = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isFile || !allowed.includes(url.origin)) throw new ForbiddenAddressError(address)
  return url.href
}
