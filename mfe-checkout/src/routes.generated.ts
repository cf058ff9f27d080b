// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import { type RouteObject } from '@shop/router'
import { pageLoader } from '@shop/router/page-loader.ts'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { loader as accountAccountLoader } from './account/account.loader.ts'
import { loader as checkoutCheckoutLoader } from './checkout/checkout.loader.ts'
import { loader as paymentPaymentLoader } from './payment/payment.loader.ts'
import { loader as accountOrdersOrdersLoader } from './account/orders/orders.loader.ts'
import { loader as accountSettingsSettingsLoader } from './account/settings/settings.loader.ts'
import { loadMessages, loadAccountMessages } from './messages.generated.ts'
import { paths } from './paths.generated.ts'

/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: 'mfe-checkout',
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.cart,
        loader: pageLoader([loadMessages]),
        lazy: async () => {
          const { CartPage } = await import(/* webpackChunkName: "page.cart" */ './cart/CartPage.tsx')
          return { Component: CartPage }
        },
      },
      {
        path: paths.checkout,
        handle: { requiresSession: true, frame: 'slim' },
        loader: pageLoader([loadMessages], checkoutCheckoutLoader),
        lazy: async () => {
          const { CheckoutPage } = await import(/* webpackChunkName: "page.checkout" */ './checkout/CheckoutPage.tsx')
          return { Component: CheckoutPage }
        },
      },
      {
        path: paths.paymentResult,
        handle: { frame: 'slim' },
        loader: pageLoader([loadMessages], paymentPaymentLoader),
        lazy: async () => {
          const { PaymentResultPage } = await import(/* webpackChunkName: "page.paymentResult" */ './payment/PaymentResultPage.tsx')
          return { Component: PaymentResultPage }
        },
      },
      {
        id: 'account',
        loader: pageLoader([loadMessages, loadAccountMessages], accountAccountLoader),
        lazy: async () => {
          const { AccountLayout } = await import(/* webpackChunkName: "page.account" */ './account/AccountLayout.tsx')
          return { Component: AccountLayout }
        },
        children: [
          {
            // The layout stays when a page fails.
            ErrorBoundary: RouteError,
            children: [
              {
                path: paths['account.orders'],
                loader: pageLoader([loadMessages, loadAccountMessages], accountOrdersOrdersLoader),
                lazy: async () => {
                  const { OrdersPage } = await import(/* webpackChunkName: "page.account.orders" */ './account/orders/OrdersPage.tsx')
                  return { Component: OrdersPage }
                },
              },
              {
                path: paths['account.billing'],
                loader: pageLoader([loadMessages, loadAccountMessages]),
                lazy: async () => {
                  const { BillingPage } = await import(/* webpackChunkName: "page.account.billing" */ './account/billing/BillingPage.tsx')
                  return { Component: BillingPage }
                },
              },
              {
                path: paths['account.payment'],
                loader: pageLoader([loadMessages, loadAccountMessages]),
                lazy: async () => {
                  const { PaymentPage } = await import(/* webpackChunkName: "page.account.payment" */ './account/payment/PaymentPage.tsx')
                  return { Component: PaymentPage }
                },
              },
              {
                path: paths['account.invoice'],
                loader: pageLoader([loadMessages, loadAccountMessages]),
                lazy: async () => {
                  const { InvoicePage } = await import(/* webpackChunkName: "page.account.invoice" */ './account/invoice/InvoicePage.tsx')
                  return { Component: InvoicePage }
                },
              },
              {
                path: paths['account.social'],
                loader: pageLoader([loadMessages, loadAccountMessages]),
                lazy: async () => {
                  const { SocialPage } = await import(/* webpackChunkName: "page.account.social" */ './account/social/SocialPage.tsx')
                  return { Component: SocialPage }
                },
              },
              {
                path: paths['account.notifications'],
                loader: pageLoader([loadMessages, loadAccountMessages]),
                lazy: async () => {
                  const { NotificationsPage } = await import(/* webpackChunkName: "page.account.notifications" */ './account/notifications/NotificationsPage.tsx')
                  return { Component: NotificationsPage }
                },
              },
              {
                path: paths['account.settings'],
                handle: { requiresSession: true },
                loader: pageLoader([loadMessages, loadAccountMessages], accountSettingsSettingsLoader),
                lazy: async () => {
                  const { SettingsPage } = await import(/* webpackChunkName: "page.account.settings" */ './account/settings/SettingsPage.tsx')
                  return { Component: SettingsPage }
                },
              },
            ],
          },
        ],
      },
    ],
  },
]
