import type { Category } from '../wire/catalog.ts'

/** Paths that several teams link to; all others are private to the team that owns the page. */
export const sitePaths = {
  home: '/',
  shop: '/shop',
  search: '/search',
  cart: '/shop-cart',
  checkout: '/shop-checkout',
  paymentResult: '/payment/callback',
  agents: '/agents',
  faqs: '/faqs',
  contact: '/contact',
  portal: '/portal',
  portalLogin: '/portal/login',
  account: '/user-account',
  settings: '/user-setting',
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

/** Query parameters of the cart: what is on that product. */
export const ENGRAVING_PARAMETERS = ['name', 'line'] as const

/** Address of the cart with the texts on the pieces of a product opened. */
export function cartEngravingsPath(id: string): string {
  return `${sitePaths.cart}#texts-${encodeURIComponent(id)}`
}

/** Path of a category's products, as search engines and programs know it. */
export function categoryProductsPath(id: string): string {
  return `/shop-products/${encodeURIComponent(id)}`
}

/** Address of a category's products; its title in the query is shown until the categories are known. */
export function categoryPath({ _id, title }: Pick<Category, '_id' | 'title'>): string {
  return `${categoryProductsPath(_id)}?title=${encodeURIComponent(title.en)}`
}

/** Address of the results of a search. */
export function searchPath(query: string): string {
  return `${sitePaths.search}?q=${encodeURIComponent(query)}`
}

/** Path of a product's page. */
export function productPath(id: string): string {
  return `/product-detail/${encodeURIComponent(id)}`
}

/** Id of the field on a product's page in which a name for the product is typed. */
export const NAME_FIELD = 'your-name'

/** Address of that field. */
export function nameFieldPath(id: string): string {
  return `${productPath(id)}#${NAME_FIELD}`
}

/** Addresses that front ends link to across teams, one for each shared path. */
export function linkedAddresses(): string[] {
  return [...Object.values(sitePaths), productPath('p'), categoryProductsPath('c')]
}

/** Address of one of the member's orders. @param number as the shopper knows it */
export function orderPath(number: string | number): string {
  return `${sitePaths.account}?order=${encodeURIComponent(number)}`
}

/** Path of a post of the blog. */
export const postPath = (id: string): string => `/blog-detail/${encodeURIComponent(id)}`
