import { contentPageSchema } from '@shop/contracts/wire/content-page.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { z } from 'zod/mini'

import { findContentPage } from '../../domain/content-pages/content-page.store.ts'
import { requireRecord } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../platform/http/paging.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

const MAX_CACHE_BYTES = 8 * 1024 * 1024

/** GET /content-pages/:id: what an owner has written in place of a page's own text. */
export function contentPageRoutes(app: App, services: Services): void {
  const sendCached = createResponseCache(MAX_CACHE_BYTES)

  app.get(
    '/content-pages/:id',
    {
      schema: {
        description: 'The text of a page that was replaced in the office, parsed.',
        params: z.object({ id: z.string() }),
        // Of the configuration: a new version is never answered with the cached one.
        querystring: z.object({ version: z.optional(positiveIntegerParam) }),
        response: { 200: contentPageSchema, 404: errorBodySchema },
      },
    },
    (request, reply) => {
      const { id } = request.params
      return sendCached(request, reply, [id, request.query.version ?? 0], async () =>
        requireRecord(await findContentPage(services.db, id)),
      )
    },
  )
}
