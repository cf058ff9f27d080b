import { sitePaths } from '@shop/contracts/site-paths.ts'
import { getSession, portalUrl } from '@shop/kernel'
import { redirectDocument, type LoaderFunctionArgs } from '@shop/router'

/**
 * Hands over to the member portal: members to their page, everybody else to its login, and both can
 * come back to the shop.
 */
export function handOver({ params }: LoaderFunctionArgs): Response {
  const home = new URL(sitePaths.home, window.location.origin).href
  if (params['*'] === 'register') return redirectDocument(portalUrl('register', home))
  const member = getSession() !== null && params['*'] !== 'login'
  return redirectDocument(portalUrl(member ? '' : 'login', home))
}
