import type { NewRow } from '../db/schema.ts'
import { toProductRow } from './seed.rows.ts'
import type { SeedProduct } from './seed.schema.ts'

/**
 * Generates products for load tests as deterministic variations of `samples`.
 * @param samples at least one product
 * @param category slug of the products' category
 * @param first number of the first product; the same numbers give the same products
 * @throws when there are no samples
 */
export function generateProducts(
  samples: readonly SeedProduct[],
  category: string,
  first: number,
  count: number,
): NewRow<'products'>[] {
  return Array.from({ length: count }, (_, index) => {
    const number = first + index
    const sample = samples[number % samples.length]
    if (!sample) throw new Error('No sample products.')
    const { title, price } = sample
    const product = {
      ...sample,
      category,
      slug: `generated-${number}`,
      title: { en: `${title.en} No. ${number}`, ar: `${title.ar} رقم ${number}` },
      price: (Math.round(price * 100) + (number % 500)) / 100,
    }
    // After the original products.
    return toProductRow(product, 100_000 + number)
  })
}
