import type { Product } from '@shop/contracts/wire/catalog.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import { sql } from 'kysely'

import type { Trx } from '../../platform/db/schema.ts'
import { selectPage } from '../../platform/http/paging.ts'
import { type CatalogDeps, readProducts, selectShown } from '../catalog/catalog.store.ts'

/** Counts the pieces of a paid order. The caller sees to it that an order is counted once. */
export async function recordSales(
  trx: Trx,
  lines: readonly { id: string; quantity: number }[],
): Promise<void> {
  // In one order everywhere: two orders that lock the same rows must not wait for each other.
  const sorted = lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id: productId, quantity } of sorted) {
    await trx
      .insertInto('productSales')
      .values({ productId, quantity })
      .onConflict((conflict) =>
        conflict.column('productId').doUpdateSet({
          quantity: sql<number>`${sql.ref('productSales.quantity')} + ${quantity}`,
        }),
      )
      .execute()
  }
}

/** One page (from 1) of the products that were sold, those sold most first. */
export async function listBestSellers(
  deps: CatalogDeps,
  at: { page: number; limit: number },
): Promise<Paged<Product>> {
  const sold = selectShown(deps.db)
    .innerJoin('productSales', 'productSales.productId', 'products.id')
    .selectAll('products')
    .orderBy('productSales.quantity', 'desc')
    .orderBy('products.id')
  const { rows, paginate } = await selectPage(sold, at)
  return { results: await readProducts(deps, rows), paginate }
}
