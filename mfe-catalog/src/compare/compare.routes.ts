import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const compareRoutes: RouteObject[] = [
  {
    path: paths.compare,
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.compare" */ './ComparePage.tsx'))
        .ComparePage,
    }),
  },
]
