import { sitePaths } from '@shop/contracts/site-paths.ts'
import type { RouteObject } from '@shop/router'

import { Layout } from '../layout/Layout.tsx'
import { REGION_ROUTE_ID } from '../remotes/patch-routes.ts'
import { RegionError } from '../remotes/RegionError.tsx'
import { RegionLoading } from '../remotes/RegionLoading.tsx'
import { redirectToPortal } from './redirect-to-portal.ts'
import { ShellError } from './ShellError.tsx'

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
