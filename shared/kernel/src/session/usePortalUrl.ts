import { readPageAddress } from '../server/page-address.ts'
import { useHydrated } from '../use-hydrated.ts'
import { portalUrl, serverPortalUrl } from './portal.ts'

/**
 * `portalUrl` for a link. The server's link leads to the same page and back, without the theme, which the browser adds.
 * @param page path below the portal's root, such as `login` or `orders`
 * @param returnPath path of the page that the portal links back to; this one by default
 */
export function usePortalUrl(page: string, returnPath?: string): string {
  if (!useHydrated()) return serverPortalUrl(page, returnPath ?? readPageAddress())
  return returnPath === undefined
    ? portalUrl(page)
    : portalUrl(page, new URL(returnPath, window.location.origin).href)
}
