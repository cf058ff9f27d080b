import type { LocalizedText } from '@shop/contracts/text.ts'

import { parseJson } from '../db/json.ts'
import type { Db } from '../db/schema.ts'
import { buildProductIndex, type IndexedProduct, type ProductIndex } from './product-index.ts'

/** Rows per query; between two, other requests get their turn. */
const BATCH_SIZE = 1000

interface VersionedIndex {
  /** Version of the catalogue that was indexed. */
  version: string
  index: ProductIndex
}

interface ProductRow extends IndexedProduct {
  categoryPosition: number
  position: number
}

async function loadBatch(db: Db, afterId: string): Promise<ProductRow[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .select([
      'products.id',
      'products.title',
      'products.description',
      'products.price',
      'products.position',
      'categories.title as category',
      'categories.position as categoryPosition',
    ])
    .where('products.id', '>', afterId)
    .orderBy('products.id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map((row) => ({
    ...row,
    title: parseJson<LocalizedText>(row.title),
    description: parseJson<LocalizedText>(row.description),
    category: parseJson<LocalizedText>(row.category),
  }))
}

/** All products in the shop's order: by category, then by position. */
async function loadProducts(db: Db): Promise<ProductRow[]> {
  const products: ProductRow[] = []
  for (;;) {
    const batch = await loadBatch(db, products.at(-1)?.id ?? '')
    products.push(...batch)
    if (batch.length < BATCH_SIZE) break
  }
  return products.sort((a, b) => a.categoryPosition - b.categoryPosition || a.position - b.position)
}

/**
 * Creates a getter of the index of all products. A changed catalogue is indexed in the background: until
 * then, searches use the former index.
 * @param readVersion current version of the catalogue
 * @returns the index; waits for the first one only
 */
export function createProductSearch(
  db: Db,
  readVersion: () => Promise<string>,
): () => Promise<VersionedIndex> {
  let latest: VersionedIndex | undefined
  let pending: { version: string; building: Promise<VersionedIndex> } | undefined

  function rebuild(version: string): Promise<VersionedIndex> {
    const building = loadProducts(db)
      .then(buildProductIndex)
      .then((index) => ({ version, index }))
    const mine = (pending = { version, building })
    building
      .then((built) => {
        // A later change may have been indexed first.
        if (pending === mine) latest = built
      })
      .catch(() => {
        // The next search tries again; without a former index, this one reports the failure.
        if (pending === mine) pending = undefined
      })
    return building
  }

  return async () => {
    const version = await readVersion()
    if (latest?.version === version) return latest
    const building = pending?.version === version ? pending.building : rebuild(version)
    return latest ?? building
  }
}
