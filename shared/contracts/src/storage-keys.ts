/** Keys of the browser's local storage; names are fixed by the sites that share them. */
export const storageKeys = {
  token: 'token_link_dashboard',
  cart: 'addToCart',
  lang: 'lang',
  paymentSession: 'sessionId',
  couponDiscount: 'couponDiscount',
  theme: 'theme',
  visitor: 'visitor',
} as const

/** Query parameter that carries a token from the member portal to the site. */
export const TOKEN_PARAMETER = 'token_link_dashboard'

/** Query parameter that tells the member portal where to send the shopper afterwards. */
export const RETURN_PARAMETER = 'returnTo'
