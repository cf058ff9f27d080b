import { sitePaths } from '@shop/contracts/site-paths.ts'
import type { RouteObject } from '@shop/router'

import { Layout } from '../layout/Layout.tsx'
import { REGION } from '../remotes/patch-routes.ts'
import { RegionError } from '../remotes/RegionError.tsx'
import { RegionLoading } from '../remotes/RegionLoading.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { handOver } from './portal.ts'

/** What the shell owns; remotes' routes come to stand beside these, in the region. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Layout,
    children: [
      {
        id: REGION,
        ErrorBoundary: RegionError,
        HydrateFallback: RegionLoading,
        children: [
          { path: `${sitePaths.portal}/*`, loader: handOver, Component: RegionLoading },
          { path: '/error', Component: NotFoundPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
