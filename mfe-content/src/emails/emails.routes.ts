import type { RouteObject } from '@shop/router'

import paths from '../paths.json'
import { load } from './messages.ts'

export const emailsRoutes: RouteObject[] = [
  {
    path: paths['emails.confirmation'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './ConfirmationPage.tsx'))
        .ConfirmationPage,
    }),
  },
  {
    path: paths['emails.cart'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './CartPage.tsx')).CartPage,
    }),
  },
  {
    path: paths['emails.offers'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './OffersPage.tsx'))
        .OffersPage,
    }),
  },
  {
    path: paths['emails.order'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './OrderPage.tsx')).OrderPage,
    }),
  },
  {
    path: paths['emails.voucher'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './VoucherPage.tsx'))
        .VoucherPage,
    }),
  },
  {
    path: paths['emails.reset'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './ResetPage.tsx')).ResetPage,
    }),
  },
  {
    path: paths['emails.review'],
    loader: load,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.emails" */ './ReviewPage.tsx'))
        .ReviewPage,
    }),
  },
]
