import type { AgentChange, OfficeAgent } from '@shop/contracts/office-agents.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadAgents = () => import('@shop/contracts/office-agents.ts')
const loadAgent = async () => (await loadAgents()).officeAgentSchema

const toUrl = (id: string) => `/office/agents/${encodeURIComponent(id)}`

export const agentsQuery = queryOptions({
  queryKey: ['mfe-office', 'agents'],
  queryFn: ({ signal }) =>
    request(mainApi, async () => (await loadAgents()).officeAgentListSchema, {
      url: '/office/agents',
      signal,
    }),
  staleTime: 0,
})

export function agentQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'agent', id],
    queryFn: ({ signal }) => request(mainApi, loadAgent, { url: toUrl(id), signal }),
    staleTime: 0,
  })
}

/** Creates an agent, or saves the version that was read. @param id null for a new one */
export const saveAgent = (
  id: string | null,
  data: AgentChange & { version?: number },
): Promise<OfficeAgent> =>
  request(
    mainApi,
    loadAgent,
    id === null
      ? { method: 'post', url: '/office/agents', data }
      : { method: 'patch', url: toUrl(id), data },
  )
