import type { RouteObject } from '@shop/router'

import { load as loadApp } from '../app/messages.ts'
import paths from '../paths.json'
import { load } from './messages.ts'

export const helpRoutes: RouteObject[] = [
  {
    path: paths['help.center'],
    loader: () => Promise.all([load(), loadApp()]),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.help.center" */ './CenterPage.tsx'))
        .CenterPage,
    }),
  },
  {
    path: paths['help.guides'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.help.guides" */ './GuidesPage.tsx'))
        .GuidesPage,
    }),
  },
  {
    path: paths['help.support'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.help.support" */ './SupportPage.tsx'))
        .SupportPage,
    }),
  },
  {
    path: paths['help.faqs'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.help.faqs" */ './HelpFaqsPage.tsx'))
        .HelpFaqsPage,
    }),
  },
]
