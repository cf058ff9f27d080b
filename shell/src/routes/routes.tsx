import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { beginPortalVisit, getSession } from '@shop/kernel/session'
import {
  type LoaderFunctionArgs,
  redirectDocument,
  type RouteObject,
  useRouteError,
} from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { Layout } from '../layout/Layout.tsx'
import { REGION_ROUTE_ID } from '../remotes/patch-routes.ts'
import { RegionError } from '../remotes/RegionError.tsx'
import { RegionLoading } from '../remotes/RegionLoading.tsx'
import { isReadable } from '../startup/is-readable.ts'

/** Few visitors see it. */
async function loadNotFoundPage() {
  const { NotFoundPage } = await import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx')
  return { Component: NotFoundPage }
}

/** The shell's own routes; remotes' routes are patched in beside them, below the region. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Layout,
    // The shell itself failed; what fails below is shown in its region.
    ErrorBoundary: ShellError,
    children: [
      {
        id: REGION_ROUTE_ID,
        ErrorBoundary: RegionError,
        HydrateFallback: RegionLoading,
        children: [
          {
            // Everybody is sent on: nothing is shown meanwhile.
            path: `${sitePaths.portal}/*`,
            loader: redirectToPortal,
            Component: () => null,
            HydrateFallback: () => null,
          },
          { path: '/error', lazy: loadNotFoundPage },
          { path: '*', lazy: loadNotFoundPage },
        ],
      },
    ],
  },
]

/** Shown when the shell itself fails; a page that can be read stays instead. */
function ShellError() {
  const error = useRouteError()
  if (isReadable()) throw error
  return <RouteError />
}

/** Pages of the portal that have an address of their own here; they ask a visitor to log in. */
const DIRECT_PAGE = /^(register|forgot-password|profile|orders(\/\d+)?)$/

/** Loader of `/portal/*`: redirects members to the member portal, visitors to its login, with a link back to the shop. */
function redirectToPortal({ params }: LoaderFunctionArgs): Response | null {
  // The server, which knows of no session, renders the shell around nothing.
  if (typeof window === 'undefined') return null
  const home = new URL(sitePaths.home, window.location.origin).href
  const page = params['*'] ?? ''
  if (DIRECT_PAGE.test(page)) return redirectDocument(beginPortalVisit(page, home))
  const member = getSession() !== null && page !== 'login'
  return redirectDocument(beginPortalVisit(member ? '' : 'login', home))
}
