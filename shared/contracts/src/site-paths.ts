/** Paths that several teams link to; all others are private to the team that owns the page. */
export const sitePaths = {
  home: '/',
  shop: '/shop',
  cart: '/shop-cart',
  checkout: '/shop-checkout',
  agents: '/agents',
  faqs: '/faqs',
  contact: '/contact',
  portal: '/portal',
  portalLogin: '/portal/login',
  account: '/user-account',
  about: '/aboutus',
  career: '/career',
  blogs: '/blogs',
  help: '/helpcenter',
  support: '/helpcenter-support',
  terms: '/terms',
  privacy: '/privacy',
  forgotPassword: '/forgot-password',
  lockScreen: '/lock-screen',
  sale: '/sale',
  brands: '/brands',
  stores: '/our-store',
  compare: '/compare-product',
  recent: '/recently-viewed-product',
  listing: '/shop-grid-left-sidebar',
} as const

/** Query parameter of the cart: the product that the shopper comes from. */
export const PRODUCT_PARAMETER = 'product'

/** Path of a product's page. */
export function productPath(id: string): string {
  return `/product-detail/${encodeURIComponent(id)}`
}
