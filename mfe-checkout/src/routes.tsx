import type { RouteHandle, RouteObject } from '@shop/router'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { checkoutLoader } from './checkout/checkout.loader.ts'
import { load } from './messages.ts'
import { accountRoutes } from './account/account.routes.ts'
import paths from './paths.json'
import { paymentLoader } from './payment/payment.loader.ts'

export const routes: RouteObject[] = [
  {
    id: 'mfe-checkout',
    loader: load,
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.cart,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "page.cart" */ './cart/CartPage.tsx'))
            .CartPage,
        }),
      },
      {
        path: paths.checkout,
        handle: { requiresSession: true } satisfies RouteHandle,
        loader: checkoutLoader,
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: "page.checkout" */ './checkout/CheckoutPage.tsx')
          ).CheckoutPage,
        }),
      },
      {
        path: paths.paymentResult,
        loader: paymentLoader,
        lazy: async () => ({
          Component: (
            await import(
              /* webpackChunkName: "page.paymentResult" */ './payment/PaymentResultPage.tsx'
            )
          ).PaymentResultPage,
        }),
      },
      ...accountRoutes,
    ],
  },
]
