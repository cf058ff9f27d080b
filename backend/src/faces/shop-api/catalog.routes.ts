import { PRODUCT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import {
  categoryListSchema,
  productPageSchema,
  productSchema,
} from '@shop/contracts/wire/catalog.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { z } from 'zod/mini'

import { findProduct, listCategories, listProducts } from '../../domain/catalog/catalog.store.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../platform/http/paging.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

const MAX_LIMIT = 1000
/** The whole catalogue fits several times over. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024

const pageQuery = z.object({
  page: z.optional(positiveIntegerParam),
  limit: z.optional(positiveIntegerParam),
})

/** Categories and products: public and the same for everybody, hence cached. */
export function catalogRoutes(app: App, services: Services): void {
  const sendCached = createResponseCache(MAX_CACHE_BYTES)

  app.get(
    '/categories/all-category/admin-side',
    { schema: { response: { 200: categoryListSchema } } },
    (request, reply) =>
      sendCached(request, reply, ['categories'], async () => ({
        results: await listCategories(services),
      })),
  )

  app.get(
    '/products/public/adminSide-products/:categoryId',
    {
      schema: {
        params: z.object({ categoryId: z.string() }),
        querystring: pageQuery,
        response: { 200: productPageSchema, 404: errorBodySchema },
      },
    },
    (request, reply) => {
      const { categoryId } = request.params
      const { page = 1 } = request.query
      const limit = Math.min(request.query.limit ?? PRODUCT_PAGE_SIZE, MAX_LIMIT)
      return sendCached(request, reply, ['products', categoryId, page, limit], async () => {
        const found = await listProducts(services, { categoryId, page, limit })
        if (!found) throw new HttpError(404, 'There is no such category.')
        return found
      })
    },
  )

  app.get(
    '/products/:id',
    {
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: productSchema, 404: errorBodySchema },
      },
    },
    (request, reply) =>
      sendCached(request, reply, ['product', request.params.id], async () => {
        const product = await findProduct(services, request.params.id)
        if (!product) throw new HttpError(404, 'There is no such product.')
        return product
      }),
  )
}
