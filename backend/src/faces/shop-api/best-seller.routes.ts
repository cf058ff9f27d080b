import { BEST_SELLERS_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { productPageSchema } from '@shop/contracts/wire/catalog.ts'
import { z } from 'zod/mini'

import { listBestSellers } from '../../domain/sales/sales.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../platform/http/paging.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

const MAX_LIMIT = 100
const MAX_CACHE_BYTES = 4 * 1024 * 1024

/** GET /products/best-sellers: what was sold most, as counted when orders are paid. */
export function bestSellerRoutes(app: App, services: Services): void {
  const sendCached = createResponseCache(MAX_CACHE_BYTES)

  app.get(
    '/products/best-sellers',
    {
      schema: {
        description: 'Products by the number of pieces sold, most first; without unsold ones.',
        querystring: z.object({
          page: z.optional(positiveIntegerParam),
          limit: z.optional(positiveIntegerParam),
        }),
        response: { 200: productPageSchema },
      },
    },
    (request, reply) => {
      const { page = 1 } = request.query
      const limit = Math.min(request.query.limit ?? BEST_SELLERS_SIZE, MAX_LIMIT)
      return sendCached(request, reply, [page, limit], () =>
        listBestSellers(services, { page, limit }),
      )
    },
  )
}
