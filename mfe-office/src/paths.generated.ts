// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.

/** Path patterns of the pages. */
export const paths = {
  overview: '/office',
  orders: '/office/orders',
  order: '/office/orders/:id',
  'order.print': '/office/orders/:id/print',
  'order.slips': '/office/slips',
  products: '/office/products',
  product: '/office/products/:id',
  productImport: '/office/import',
  categories: '/office/categories',
  category: '/office/categories/:id',
  coupons: '/office/coupons',
  coupon: '/office/coupons/:code',
  agents: '/office/agents',
  agent: '/office/agents/:id',
  messages: '/office/messages',
  message: '/office/messages/:id',
  reports: '/office/reports',
  members: '/office/members',
  member: '/office/members/:id',
  newsletter: '/office/newsletter',
  settings: '/office/settings',
  staff: '/office/staff',
  log: '/office/log',
  releases: '/office/releases',
} as const
