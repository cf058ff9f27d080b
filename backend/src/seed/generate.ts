import type { NewRow } from '../db/schema.ts'
import { productRow } from './seed.rows.ts'
import type { SeedProduct } from './seed.types.ts'

/**
 * Makes products for trying the shop at scale, as variations of the ones it has.
 * @param samples products to vary; at least one
 * @param category slug of the category they all go into
 * @param first number of the first one; the same numbers give the same products
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
    if (!sample) throw new Error('There is no product to vary.')
    const { title, price } = sample
    const product = {
      ...sample,
      category,
      slug: `generated-${number}`,
      title: { en: `${title.en} No. ${number}`, ar: `${title.ar} رقم ${number}` },
      price: (Math.round(price * 100) + (number % 500)) / 100,
    }
    // Behind those that people made.
    return productRow(product, 100_000 + number)
  })
}
