// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.

/** Path patterns of the pages. */
export const paths = {
  cart: '/shop-cart',
  checkout: '/shop-checkout',
  paymentResult: '/payment/callback',
  'account.orders': '/user-account',
  'account.billing': '/user-billing',
  'account.payment': '/user-payment',
  'account.invoice': '/user-invoice',
  'account.social': '/user-social',
  'account.notifications': '/user-notification',
  'account.settings': '/user-setting',
} as const
