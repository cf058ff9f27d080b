import { toFailure } from '@shop/kernel/http'

/** Why an override is not used; each has a text in the panel. */
export type OverrideProblem =
  /** The browser has no tester's permission. */
  | 'notPermitted'
  /** The shop loads no remotes from this origin. */
  | 'notAllowed'
  /** The page is encrypted, and the address is not. */
  | 'mixedContent'
  /** The browser's question about devices of the local network was not answered with yes. */
  | 'promptDenied'
  | 'unreachable'
  /** The address responds with an error. */
  | 'missing'
  | 'wrongFormat'
  /** What was asked for is no override. */
  | 'invalid'

/** An override cannot be used. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError'
  constructor(
    readonly problem: OverrideProblem,
    message: string,
    readonly address = '',
  ) {
    super(message)
  }
}

const LOCAL_HOST =
  /^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)|\.(?:localhost|local)$/

/** Browsers take addresses of this machine for trustworthy. */
const LOOPBACK_HOST = /^(?:localhost|127\..*|\[::1\]|.*\.localhost)$/

/** Names by which versions of Chromium know the permission. */
const LOCAL_NETWORK_PERMISSIONS = ['local-network-access', 'loopback-network', 'local-network']

type Page = Pick<Location, 'protocol' | 'hostname'>

/** Whether the browser has asked to reach the local network, and was not allowed to. */
async function isLocalNetworkDenied(hostname: string, page: Page): Promise<boolean> {
  if (!LOCAL_HOST.test(hostname) || LOCAL_HOST.test(page.hostname)) return false
  const states = LOCAL_NETWORK_PERMISSIONS.map(async (name) => {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state
    } catch {
      // Browsers reject names that they do not know.
      return undefined
    }
  })
  const known = (await Promise.all(states)).filter((state) => state !== undefined)
  return known.some((state) => state !== 'granted') && !known.includes('granted')
}

/** Explains why the description of a release could not be read. @param address of the description */
export async function toOverrideError(
  error: unknown,
  address: string,
  page: Page = window.location,
): Promise<OverrideError> {
  if (error instanceof OverrideError) return error
  const message = error instanceof Error ? error.message : String(error)
  const { kind } = toFailure(error)
  if (kind === 'shape') return new OverrideError('wrongFormat', message, address)
  if (kind === 'server') return new OverrideError('missing', message, address)
  const { protocol, hostname } = new URL(address)
  if (page.protocol === 'https:' && protocol === 'http:' && !LOOPBACK_HOST.test(hostname)) {
    return new OverrideError('mixedContent', `${message} (mixed content)`, address)
  }
  if (await isLocalNetworkDenied(hostname, page)) {
    return new OverrideError(
      'promptDenied',
      `${message} (not allowed to reach the local network)`,
      address,
    )
  }
  return new OverrideError('unreachable', message, address)
}
