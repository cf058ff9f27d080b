import type { RouteObject } from '@shop/router'

import { load as loadApp } from '../app/messages.ts'
import paths from '../paths.json'
import { load } from './messages.ts'

export const companyRoutes: RouteObject[] = [
  {
    path: paths['company.about'],
    loader: () => Promise.all([load(), loadApp()]),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.company.about" */ './AboutPage.tsx'))
        .AboutPage,
    }),
  },
  {
    path: paths['company.career'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.company.career" */ './CareerPage.tsx'))
        .CareerPage,
    }),
  },
]
