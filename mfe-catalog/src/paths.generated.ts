// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.

/** Path patterns of the pages. */
export const paths = {
  shop: '/shop',
  products: '/shop-products/:id',
  product: '/product-detail/:id',
  'listings.gridLeft': '/shop-grid-left-sidebar',
  'listings.gridRight': '/shop-grid-right-sidebar',
  'listings.list': '/shop-list',
  'listings.listLeft': '/shop-list-left-sidebar',
  'listings.listRight': '/shop-list-right-sidebar',
  search: '/search',
  sale: '/sale',
  brands: '/brands',
  compare: '/compare-product',
  recent: '/recently-viewed-product',
  stores: '/our-store',
  templateProduct: '/product-detail-one/:id',
  templateDetail: '/shop-item-detail',
  templateGrid: '/shop-grid',
} as const
