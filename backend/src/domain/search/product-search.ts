import { createHash } from 'node:crypto'

import { productSchema } from '@shop/contracts/wire/catalog.ts'
import { localizedTextSchema, optionalLocalizedTextSchema } from '@shop/contracts/wire/text.ts'
import { z } from 'zod/mini'

import { parseJson } from '../../platform/db/json.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db } from '../../platform/db/schema.ts'
import { createStaleCache } from '../../platform/db/stale-cache.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectShown } from '../catalog/catalog.store.ts'
import { buildProductIndex, type ProductIndex } from './product-index.ts'

/** Rows per query; between two, other requests get their turn. */
const BATCH_SIZE = 1000
/** How long a change of the catalogue may go unnoticed. */
const MAX_AGE_MS = 30_000

const indexedSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  description: optionalLocalizedTextSchema,
  category: localizedTextSchema,
  details: productSchema.shape.details,
  price: z.number(),
})

function loadBatch(db: Db, afterId: string) {
  return selectShown(db)
    .select([
      'products.id',
      'products.title',
      'products.description',
      'products.price',
      'products.details',
      'products.position',
      'categories.title as category',
      'categories.position as categoryPosition',
    ])
    .where('products.id', '>', afterId)
    .orderBy('products.id')
    .limit(BATCH_SIZE)
    .execute()
}

type ProductRow = Awaited<ReturnType<typeof loadBatch>>[number]

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
 * Creates a getter of the index of all products, which follows the tables, whoever changes them.
 * @param maxAgeMs how long a change may go unnoticed
 * @returns the index; the former one while another is built, or the database is away
 */
export function createProductSearch(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  maxAgeMs: number = MAX_AGE_MS,
): () => Promise<ProductIndex> {
  let latest: { digest: string; index: ProductIndex } | undefined
  const find = createStaleCache<ProductIndex>({ maxSize: 1, countSize: () => 1, maxAgeMs })

  async function refresh(): Promise<ProductIndex> {
    const rows = await loadProducts(db)
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
    if (latest?.digest === digest) return latest.index
    const products = readRows(log, 'products', rows, indexedSchema, (row) => ({
      id: row.id,
      title: parseJson(row.title),
      description: parseJson(row.description),
      category: parseJson(row.category),
      price: row.price,
      ...(row.details && { details: parseJson(row.details) }),
    }))
    const index = await buildProductIndex(products)
    latest = { digest, index }
    return index
  }

  return () => find('index', refresh)
}
