import type { Db, NewRow } from '../../platform/db/schema.ts'
import { toProductRow } from './seed.rows.ts'
import type { SeedData, SeedProduct } from './seed.schema.ts'

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

/** Rows per statement; SQLite allows 32,766 bound values. */
const BATCH_SIZE = 500

/**
 * Adds generated products to a category; their numbers continue those of earlier runs.
 * @param category slug; the first category when absent
 * @param onProgress called with the number of products added so far
 * @returns the category's slug
 * @throws when there is no such category
 */
export async function addProducts(
  db: Db,
  { categories, products }: Pick<SeedData, 'categories' | 'products'>,
  { count, category }: { count: number; category?: string | undefined },
  onProgress: (added: number) => void = () => {},
): Promise<string> {
  const slugs = categories.map(({ slug }) => slug)
  const target = category ?? slugs[0]
  if (!target || !slugs.includes(target)) {
    throw new Error(`There is no category ${target}; choose one of ${slugs.join(', ')}`)
  }
  const { before } = await db
    .selectFrom('products')
    .select((e) => e.fn.countAll().as('before'))
    .where('id', 'like', 'generated-%')
    .executeTakeFirstOrThrow()
  for (let added = 0; added < count; added += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - added)
    const rows = generateProducts(products, target, Number(before) + added + 1, size)
    await db.insertInto('products').values(rows).execute()
    onProgress(added + size)
  }
  return target
}
