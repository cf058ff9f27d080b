import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const recentRoutes: RouteObject[] = [
  {
    path: paths.recent,
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.recent" */ './RecentPage.tsx'))
        .RecentPage,
    }),
  },
]
