import { toHundredths } from '@shop/contracts/money.ts'

import { toJson } from '../db/json.ts'
import type { NewRow } from '../db/schema.ts'
import type { SeedAgent, SeedCategory, SeedProduct } from './seed.schema.ts'

/** Database row of a category. @param position in the list of categories, from 0 */
export function toCategoryRow(category: SeedCategory, position: number): NewRow<'categories'> {
  const { slug: id, title, picture } = category
  return { id, position, title: toJson(title), picture }
}

/** Database row of a product. @param position in its category, from 0 */
export function toProductRow(product: SeedProduct, position: number): NewRow<'products'> {
  return {
    id: product.slug,
    categoryId: product.category,
    position,
    title: toJson(product.title),
    description: toJson(product.description),
    price: toHundredths(product.price),
    picture: product.picture,
    gallery: toJson(product.gallery),
    details: product.details ? toJson(product.details) : null,
  }
}

/** Database row of an agent. @param position in the directory, from 0 */
export function toAgentRow(agent: SeedAgent, position: number): NewRow<'agents'> {
  return { id: `agent-${position + 1}`, position, card: toJson(agent) }
}
