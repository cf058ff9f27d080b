import { agentMessageSchema, agentPageSchema } from '@shop/contracts/agent.ts'
import { errorBodySchema } from '@shop/contracts/error.ts'
import { AGENT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { messageResponseSchema } from '@shop/contracts/user.ts'
import { z } from 'zod/mini'

import { assertOwner, authenticate } from '../auth/authenticate.ts'
import type { App } from '../http/app.types.ts'
import { positiveIntegerParam } from '../http/paging.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { limitMembers } from '../rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'
import { listAgents, sendMessage } from './agent.store.ts'

const MAX_LIMIT = 100
const MAX_CITY_LENGTH = 100
const MAX_CACHE_BYTES = 4 * 1024 * 1024

const agentsQuery = z.object({
  // Users are private: only agents can be listed.
  role: z.literal('agent'),
  page: z.optional(positiveIntegerParam),
  limit: z.optional(positiveIntegerParam),
  /** In English, as `cities` of the response names it. */
  city: z.optional(z.string().check(z.maxLength(MAX_CITY_LENGTH))),
})

/** The directory of agents, and messages to them. */
export function agentRoutes(app: App, services: Services): void {
  const { tokens } = services
  const sendCached = createResponseCache(MAX_CACHE_BYTES)

  app.get(
    '/users',
    { schema: { querystring: agentsQuery, response: { 200: agentPageSchema } } },
    (request, reply) => {
      const { page = 1, city } = request.query
      const limit = Math.min(request.query.limit ?? AGENT_PAGE_SIZE, MAX_LIMIT)
      return sendCached(request, reply, [page, limit, city ?? ''], () =>
        listAgents(services, { page, limit, city }),
      )
    },
  )

  app.post(
    '/messages',
    {
      onRequest: authenticate(tokens),
      preHandler: limitMembers(services, 'messages'),
      schema: {
        body: agentMessageSchema,
        response: { 200: messageResponseSchema, 403: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      assertOwner(request, request.body.senderId, 'You can only send messages in your own name.')
      await sendMessage(services, request.body)
      return { message: 'Message sent successfully!' }
    },
  )
}
