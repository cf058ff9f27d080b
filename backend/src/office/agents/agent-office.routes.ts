import { errorBodySchema } from '@shop/contracts/error.ts'
import {
  agentChangeSchema,
  officeAgentListSchema,
  officeAgentSchema,
} from '@shop/contracts/office-agents.ts'
import { versionSchema } from '@shop/contracts/office-goods.ts'
import { z } from 'zod/mini'

import type { App } from '../../http/app.types.ts'
import type { Services } from '../../services.ts'
import { getOfficeUser, requireOffice } from '../office-access.ts'
import { findOfficeAgent, listOfficeAgents, saveAgent } from './agent-office.store.ts'

const params = z.object({ id: z.string() })

/** The directory of agents. */
export function agentOfficeRoutes(app: App, services: Services): void {
  const onRequest = requireOffice(services)
  const response = { 200: officeAgentSchema, 404: errorBodySchema, 409: errorBodySchema }

  app.get(
    '/agents',
    { onRequest, schema: { response: { 200: officeAgentListSchema } } },
    async () => ({ results: await listOfficeAgents(services) }),
  )
  app.get('/agents/:id', { onRequest, schema: { params, response } }, (request) =>
    findOfficeAgent(services, request.params.id),
  )
  app.post('/agents', { onRequest, schema: { body: agentChangeSchema, response } }, (request) =>
    saveAgent(services, getOfficeUser(request), null, request.body),
  )
  app.patch(
    '/agents/:id',
    {
      onRequest,
      schema: { params, body: z.intersection(agentChangeSchema, versionSchema), response },
    },
    (request) => {
      const { version, ...change } = request.body
      const target = { id: request.params.id, version }
      return saveAgent(services, getOfficeUser(request), target, change)
    },
  )
}
