import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { MAX_STOCK_IDS, stockListSchema } from '@shop/contracts/wire/stock-list.ts'
import { z } from 'zod/mini'

import { selectShown } from '../../domain/catalog/catalog.store.ts'
import { listAvailable } from '../../domain/stock/stock.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import type { Services } from '../services.ts'

const id = z.string().check(z.maxLength(100))
const ids = z.union([id, z.array(id).check(z.maxLength(MAX_STOCK_IDS))])

/** GET /stock: what there is of the products in a cart, as of now, and the least that it must come to. */
export function stockRoutes(app: App, { db, provider }: Services): void {
  app.get(
    '/stock',
    {
      schema: {
        description:
          'Pieces that can be had of products, null where they are not counted, 0 of what is not sold; the least total that can be paid.',
        querystring: z.object({ id: ids }),
        response: { 200: stockListSchema },
      },
    },
    async ({ query: { id } }, reply) => {
      const ids = [...new Set([id].flat())]
      const rows = await selectShown(db)
        .select(['products.id', 'products.stock'])
        .where('products.id', 'in', ids)
        .execute()
      const sold = new Set(rows.map((row) => row.id))
      const available = await listAvailable(db, rows)
      void reply.header('cache-control', 'no-store')
      return {
        results: ids.map((_id) => ({
          _id,
          stock: { left: sold.has(_id) ? (available.get(_id) ?? null) : 0 },
        })),
        minTotal: fromHundredths(provider.minAmount),
      }
    },
  )
}
