import { agents } from './data/agents.ts'
import { categories } from './data/categories.ts'
import { coupons } from './data/coupons.ts'
import { orders } from './data/orders.ts'
import { products } from './data/products.ts'
import { sales } from './data/sales.ts'
import type { SeedData } from './seed.types.ts'

/** Data that an empty database is seeded with. */
export const demoData: SeedData = { categories, products, agents, coupons, sales, orders }
