import { AGENT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { agentMessageSchema, agentPageSchema } from '@shop/contracts/wire/agent.ts'
import { mapFilters } from '@shop/contracts/wire/agent-filters.ts'
import { errorBodySchema } from '@shop/contracts/wire/error.ts'
import { messageResponseSchema } from '@shop/contracts/wire/user.ts'
import { z } from 'zod/mini'

import { listAgents, sendMessage } from '../../domain/agents/agent.store.ts'
import { assertOwner, authenticate } from '../../platform/auth/authenticate.ts'
import type { App } from '../../platform/http/app.types.ts'
import { positiveIntegerParam } from '../../platform/http/paging.ts'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { limitMembers } from '../../platform/rate-limits/rate-limit.ts'
import type { Services } from '../services.ts'

const MAX_LIMIT = 100
const MAX_NAME_LENGTH = 100
const MAX_CACHE_BYTES = 4 * 1024 * 1024

const agentsQuery = z.object({
  // Users are private: only agents can be listed.
  role: z.literal('agent'),
  page: z.optional(positiveIntegerParam),
  limit: z.optional(positiveIntegerParam),
  /** By a name, as the lists of the response have it. */
  ...mapFilters(() => z.optional(z.string().check(z.maxLength(MAX_NAME_LENGTH)))),
})

/** The directory of agents, and messages to them. */
export function agentRoutes(app: App, services: Services): void {
  const { tokens } = services
  const sendCached = createResponseCache(MAX_CACHE_BYTES)

  app.get(
    '/users',
    { schema: { querystring: agentsQuery, response: { 200: agentPageSchema } } },
    (request, reply) => {
      const { role: _, page = 1, limit: asked = AGENT_PAGE_SIZE, ...filters } = request.query
      const limit = Math.min(asked, MAX_LIMIT)
      return sendCached(request, reply, [page, limit, JSON.stringify(filters)], () =>
        listAgents(services, { page, limit, ...filters }),
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
