import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { getMaintenanceEnd } from './dates.ts'
import { load } from './messages.ts'

export const noticesRoutes: RouteObject[] = [
  {
    path: paths['notices.soon'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.notices.soon" */ './ComingSoonPage.tsx'))
        .ComingSoonPage,
    }),
  },
  {
    path: paths['notices.maintenance'],
    loader: async () => {
      await load()
      return getMaintenanceEnd(Date.now())
    },
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.notices.maintenance" */ './MaintenancePage.tsx')
      ).MaintenancePage,
    }),
  },
]
