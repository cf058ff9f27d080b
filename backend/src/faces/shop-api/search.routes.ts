import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { productPageSchema } from '@shop/contracts/wire/catalog.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { MAX_SEARCH_LENGTH, SEARCH_PAGE_SIZE, searchSorts } from '@shop/contracts/wire/search.ts'
import { getNetwork } from '@shop/server/client-network.ts'
import { z } from 'zod/mini'

import { findProducts } from '../../domain/catalog/catalog.store.ts'
import type { App } from '../../platform/http/app.types.ts'
import { paginate, positiveIntegerParam } from '../../platform/http/paging.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { limitRequests } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

/** As many as a category returns: the shop's filters ask for all results. */
const MAX_LIMIT = 1000
/** A page of results is large, and there are as many as there are queries. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024

const searchQuery = z.object({
  q: z.string().check(z.overwrite(normalizeTyped), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)),
  /** The page's language, whose titles count most. */
  lang: z.optional(z.enum(['en', 'ar'])),
  sort: z.optional(z.enum(searchSorts)),
  page: z.optional(positiveIntegerParam),
  limit: z.optional(positiveIntegerParam),
})

/** GET /search: products by words of their texts, in both languages. */
export function searchRoutes(app: App, services: Services): void {
  const { getProductIndex: getIndex } = services
  const sendCached = createResponseCache(MAX_CACHE_BYTES)
  // The first shopper should not wait for the index.
  app.addHook('onListen', () => void getIndex().catch(() => undefined))

  app.get(
    '/search',
    {
      preHandler: limitRequests(services, 'searches', {
        key: getNetwork,
        message: 'form.tooManySearches',
      }),
      schema: {
        description:
          'Products whose texts contain all words of `q`, in any order and either language; titles count most, the last letters may be missing, synonyms count and typos are forgiven.',
        querystring: searchQuery,
        response: { 200: productPageSchema, 400: errorBodySchema, 429: errorBodySchema },
      },
    },
    (request, reply) => {
      const { q, lang = 'en', sort = 'relevance', page = 1 } = request.query
      const limit = Math.min(request.query.limit ?? SEARCH_PAGE_SIZE, MAX_LIMIT)
      return sendCached(request, reply, [q, lang, sort, page, limit], async () => {
        const index = await getIndex()
        const ids = index.search(q, { lang, sort })
        const first = (page - 1) * limit
        return {
          results: await findProducts(services, ids.slice(first, first + limit)),
          paginate: paginate(page, limit, ids.length),
        }
      })
    },
  )
}
