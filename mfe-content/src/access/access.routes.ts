import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const accessRoutes: RouteObject[] = [
  {
    path: paths['access.login'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.access" */ './LoginPage.tsx')).LoginPage,
    }),
  },
  {
    path: paths['access.signup'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.access" */ './SignupPage.tsx'))
        .SignupPage,
    }),
  },
  {
    path: paths['access.success'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.access" */ './SignupSuccessPage.tsx'))
        .SignupSuccessPage,
    }),
  },
  {
    path: paths['access.forgot'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.access" */ './ForgotPasswordPage.tsx'))
        .ForgotPasswordPage,
    }),
  },
  {
    path: paths['access.lock'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.access" */ './LockScreenPage.tsx'))
        .LockScreenPage,
    }),
  },
]
