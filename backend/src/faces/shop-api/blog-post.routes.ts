import { blogPostListSchema, blogPostSchema } from '@shop/contracts/wire/blog-posts.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { z } from 'zod/mini'

import { findBlogPost, listBlogPosts } from '../../domain/content-pages/blog-post.store.ts'
import { requireRecord } from '../../platform/errors/http-error.ts'
import type { App } from '../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../platform/http/paging.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import type { Services } from '../services.ts'

const MAX_CACHE_BYTES = 8 * 1024 * 1024

// Of the configuration: a new version is never answered with the cached one.
const querystring = z.object({ version: z.optional(positiveIntegerParam) })

/** GET /blog-posts and /blog-posts/:id: what an owner has written of the blog. */
export function blogPostRoutes(app: App, services: Services): void {
  const sendCached = createResponseCache(MAX_CACHE_BYTES)

  app.get(
    '/blog-posts',
    {
      schema: {
        description: 'Posts that were written in the office, and which of the blog’s own it hides.',
        querystring,
        response: { 200: blogPostListSchema },
      },
    },
    (request, reply) =>
      sendCached(request, reply, ['', request.query.version ?? 0], () => listBlogPosts(services)),
  )
  app.get(
    '/blog-posts/:id',
    {
      schema: {
        description: 'A post that was written in the office, parsed.',
        params: z.object({ id: z.string() }),
        querystring,
        response: { 200: blogPostSchema, 404: errorBodySchema },
      },
    },
    (request, reply) => {
      const { id } = request.params
      return sendCached(request, reply, [id, request.query.version ?? 0], async () =>
        requireRecord(await findBlogPost(services, id)),
      )
    },
  )
}
