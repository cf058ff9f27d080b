import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const saleRoutes: RouteObject[] = [
  {
    path: paths.sale,
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.sale" */ './SalePage.tsx')).SalePage,
    }),
  },
]
