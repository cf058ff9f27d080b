/** Addresses that more than one team links to. Everything else is private to the team that owns the page. */
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
} as const

/** Address of a product's page. */
export function productPath(id: string): string {
  return `/product-detail/${encodeURIComponent(id)}`
}
