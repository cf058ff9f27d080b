import { RETURN_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'

import { getConfig } from '../config.ts'
import { useHydrated } from '../page.ts'
import { readPageAddress } from '../server/page-address.ts'
import { portalPage, portalUrl } from './portal.ts'

/**
 * URL of a page of the member portal as the server knows it: in the current language, for any theme.
 * @param page path below the portal's root
 * @param returnPath path and query of the page that the portal links back to, if they are known
 */
export function serverPortalUrl(page: string, returnPath: string | undefined): string {
  const url = portalPage(page)
  if (returnPath !== undefined) {
    // Joined as texts: of a path with two slashes at its start, `URL` would make another host.
    url.searchParams.set(RETURN_PARAMETER, getConfig().siteUrl.replace(/\/+$/, '') + returnPath)
  }
  return url.href
}

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
