import { sitePaths } from '@shop/contracts/site-paths.ts'
import { getSession, portalUrl } from '@shop/kernel'
import { type LoaderFunctionArgs, redirectDocument } from '@shop/router'

/** Loader of `/portal/*`: redirects members to the member portal, visitors to its login, with a link back to the shop. */
export function redirectToPortal({ params }: LoaderFunctionArgs): Response {
  const home = new URL(sitePaths.home, window.location.origin).href
  if (params['*'] === 'register') return redirectDocument(portalUrl('register', home))
  const member = getSession() !== null && params['*'] !== 'login'
  return redirectDocument(portalUrl(member ? '' : 'login', home))
}
