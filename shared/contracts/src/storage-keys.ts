/** Local storage keys, shared with other sites under these names. */
export const storageKeys = {
  token: 'token_link_dashboard',
  cart: 'addToCart',
  lang: 'lang',
  paymentSession: 'sessionId',
  couponDiscount: 'couponDiscount',
  theme: 'theme',
  visitor: 'visitor',
} as const

/** Query parameter with the session token, set by the member portal. */
export const TOKEN_PARAMETER = 'token_link_dashboard'

/** Query parameter with the URL that the member portal links back to. */
export const RETURN_PARAMETER = 'returnTo'
