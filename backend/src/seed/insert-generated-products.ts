import { bumpCatalogVersion } from '../catalog/catalog.version.ts'
import type { Db } from '../db/schema.ts'
import { generateProducts } from './generate-products.ts'
import type { SeedData } from './seed.schema.ts'

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
  await bumpCatalogVersion(db)
  return target
}
