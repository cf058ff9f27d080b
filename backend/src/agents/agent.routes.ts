import { AGENT_PAGE_SIZE, agentMessageSchema, agentPageSchema } from '@shop/contracts/agent.ts'
import { errorBodySchema } from '@shop/contracts/error.ts'
import { messageResponseSchema } from '@shop/contracts/user.ts'
import { z } from 'zod/mini'

import { ownedBy, requireMember } from '../auth/member.ts'
import { catalogVersionReader } from '../catalog/catalog.version.ts'
import type { Services } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { countParameter } from '../http/paging.ts'
import { preparedAnswers } from '../http/prepared-answers.ts'
import { listAgents, sendMessage } from './agent.store.ts'

const MAX_LIMIT = 100

const agentsQuery = z.object({
  // Members are private: agents are the only people that can be listed.
  role: z.literal('agent'),
  page: z.optional(countParameter),
  limit: z.optional(countParameter),
})

/** The directory of agents, and messages to them. */
export function agentRoutes(app: App, services: Services): void {
  const { db, config, tokens, limit: limited } = services
  const answer = preparedAnswers(catalogVersionReader(db))

  app.get(
    '/users',
    { schema: { querystring: agentsQuery, response: { 200: agentPageSchema } } },
    (request, reply) =>
      answer(request, reply, () => {
        const { page = 1, limit = AGENT_PAGE_SIZE } = request.query
        return listAgents(db, config.backendUrl, page, Math.min(limit, MAX_LIMIT))
      }),
  )

  app.post(
    '/messages',
    {
      onRequest: requireMember(tokens),
      preHandler: limited({ max: 20, minutes: 5, key: (request) => request.member?.id ?? '' }),
      schema: {
        body: agentMessageSchema,
        response: { 200: messageResponseSchema, 403: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      ownedBy(request, request.body.senderId, 'You can only send messages in your own name.')
      await sendMessage(services, request.body)
      return { message: 'Message sent successfully!' }
    },
  )
}
