import type { RouteObject } from '@shop/router'
import { page, pages } from '@shop/router/pages.tsx'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { accountLoader } from './account/account.loader.ts'
import { load as loadAccount } from './account/messages.ts'
import { checkoutLoader } from './checkout/checkout.loader.ts'
import { load } from './messages.ts'
import paths from './paths.json'
import { paymentLoader } from './payment/payment.loader.ts'

export const routes: RouteObject[] = [
  {
    id: 'mfe-checkout',
    loader: load,
    ErrorBoundary: RouteError,
    children: pages(paths, {
      cart: page(() => import('./cart/CartPage.tsx')),
      checkout: page(() => import('./checkout/CheckoutPage.tsx'), {
        loader: checkoutLoader,
        requiresSession: true,
      }),
      paymentResult: page(() => import('./payment/PaymentResultPage.tsx'), {
        loader: paymentLoader,
      }),
      account: {
        messages: loadAccount,
        layout: page(() => import('./account/AccountLayout.tsx'), { loader: accountLoader }),
        // Keeps the menu when a page fails.
        ErrorBoundary: RouteError,
        pages: {
          orders: page(() => import('./account/orders/OrdersPage.tsx')),
          invoice: page(() => import('./account/invoice/InvoicePage.tsx')),
          billing: page(() => import('./account/billing/BillingPage.tsx')),
          payment: page(() => import('./account/payment/PaymentPage.tsx')),
          social: page(() => import('./account/social/SocialPage.tsx')),
          notifications: page(() => import('./account/notifications/NotificationsPage.tsx')),
          settings: page(() => import('./account/settings/SettingsPage.tsx'), {
            requiresSession: true,
          }),
        },
      },
    }),
  },
]
