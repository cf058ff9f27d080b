import agents from 'demo/seed/agents.json' with { type: 'json' }
import catalog from 'demo/seed/catalog.json' with { type: 'json' }
import coupons from 'demo/seed/coupons.json' with { type: 'json' }
import shopper from 'demo/seed/shopper.json' with { type: 'json' }

import {
  agentsSchema,
  catalogSchema,
  couponsSchema,
  ordersSchema,
  type SeedData,
} from './seed.schema.ts'

const VIEWS = ['front', 'detail', 'tap']

const categories = catalogSchema.parse(catalog)
const sold = categories.flatMap(({ products }) =>
  products.flatMap(({ slug, sold = 0 }) => (sold > 0 ? [[slug, sold] as const] : [])),
)

/** Data that an empty database is seeded with where demo data are allowed. */
export const demoData: SeedData = {
  categories: categories.map(({ slug, title, picture }) => ({ slug, title, picture })),
  products: categories.flatMap(({ slug: category, packaging, products }) =>
    products.map(({ sold: _, ...product }) => ({
      ...product,
      category,
      picture: product.slug,
      gallery: [...VIEWS.map((view) => `${product.slug}-${view}`), packaging],
    })),
  ),
  agents: agentsSchema.parse(agents),
  coupons: couponsSchema.parse(coupons),
  sales: Object.fromEntries(sold),
  orders: ordersSchema.parse(shopper.orders),
}

/** Demo account of a freshly seeded database. */
export const demoShopper = shopper.account
