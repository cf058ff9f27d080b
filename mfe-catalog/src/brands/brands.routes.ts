import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const brandsRoutes: RouteObject[] = [
  {
    path: paths.brands,
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.brands" */ './BrandsPage.tsx'))
        .BrandsPage,
    }),
  },
]
