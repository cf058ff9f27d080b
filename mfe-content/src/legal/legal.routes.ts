import { redirect, type RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const legalRoutes: RouteObject[] = [
  {
    path: paths['legal.terms'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.legal.terms" */ './TermsPage.tsx'))
        .TermsPage,
    }),
  },
  {
    path: paths['legal.privacy'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.legal.privacy" */ './PrivacyPage.tsx'))
        .PrivacyPage,
    }),
  },
  // It only leads on, and says that it shows nothing: the router asks for an element.
  {
    path: paths['legal.template'],
    loader: () => redirect(paths['legal.terms']),
    element: null,
  },
]
