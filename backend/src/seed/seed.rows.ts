import { toHundredths } from '@shop/contracts/money.ts'

import type { NewRow } from '../db/schema.ts'
import type { SeedAgent, SeedCategory, SeedProduct } from './seed.types.ts'

/** The stored form of a category; `position` is its place in the shop. */
export function categoryRow(category: SeedCategory, position: number): NewRow<'categories'> {
  const { slug: id, title, picture } = category
  return { id, position, title: JSON.stringify(title), picture }
}

/** The stored form of a product; `position` is its place in the category. */
export function productRow(product: SeedProduct, position: number): NewRow<'products'> {
  return {
    id: product.slug,
    categoryId: product.category,
    position,
    title: JSON.stringify(product.title),
    description: JSON.stringify(product.description),
    price: toHundredths(product.price),
    picture: product.picture,
    gallery: JSON.stringify(product.gallery),
  }
}

/** The stored form of an agent. */
export function agentRow(agent: SeedAgent, position: number): NewRow<'agents'> {
  return { id: `agent-${position + 1}`, position, card: JSON.stringify(agent) }
}
