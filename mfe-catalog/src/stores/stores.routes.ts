import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const storesRoutes: RouteObject[] = [
  {
    path: paths.stores,
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.stores" */ './StoresPage.tsx'))
        .StoresPage,
    }),
  },
]
