import type { RouteHandle, RouteObject } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import paths from '../paths.json'
import { accountLoader } from './account.loader.ts'

const pages: RouteObject[] = [
  {
    path: paths['account.orders'],
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.account.orders" */ './orders/OrdersPage.tsx')
      ).OrdersPage,
    }),
  },
  {
    path: paths['account.invoice'],
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.account.invoice" */ './invoice/InvoicePage.tsx')
      ).InvoicePage,
    }),
  },
  {
    path: paths['account.billing'],
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.account.billing" */ './billing/BillingPage.tsx')
      ).BillingPage,
    }),
  },
  {
    path: paths['account.payment'],
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.account.payment" */ './payment/PaymentPage.tsx')
      ).PaymentPage,
    }),
  },
  {
    path: paths['account.social'],
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.account.social" */ './social/SocialPage.tsx')
      ).SocialPage,
    }),
  },
  {
    path: paths['account.notifications'],
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "page.account.notifications" */ './notifications/NotificationsPage.tsx'
        )
      ).NotificationsPage,
    }),
  },
  {
    path: paths['account.settings'],
    handle: { requiresSession: true } satisfies RouteHandle,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page.account.settings" */ './settings/SettingsPage.tsx')
      ).SettingsPage,
    }),
  },
]

export const accountRoutes: RouteObject[] = [
  {
    id: 'account',
    loader: accountLoader,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page.account" */ './AccountLayout.tsx'))
        .AccountLayout,
    }),
    // A boundary of their own: the menu stays when a page is missing.
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
]
