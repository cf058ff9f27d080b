import { sitePaths } from '@shop/contracts/site-paths.ts'
import { beginPortalVisit, getSession } from '@shop/kernel/session'
import { type LoaderFunctionArgs, redirectDocument } from '@shop/router'

/** Pages of the portal that have an address of their own here; they ask a visitor to log in. */
const DIRECT_PAGE = /^(register|forgot-password|profile|orders(\/\d+)?)$/

/** Loader of `/portal/*`: redirects members to the member portal, visitors to its login, with a link back to the shop. */
export function redirectToPortal({ params }: LoaderFunctionArgs): Response | null {
  // The server, which knows of no session, renders the shell around nothing.
  if (typeof window === 'undefined') return null
  const home = new URL(sitePaths.home, window.location.origin).href
  const page = params['*'] ?? ''
  if (DIRECT_PAGE.test(page)) return redirectDocument(beginPortalVisit(page, home))
  const member = getSession() !== null && page !== 'login'
  return redirectDocument(beginPortalVisit(member ? '' : 'login', home))
}
