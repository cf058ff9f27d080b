import { AGENT_PAGE_SIZE, agentPageSchema } from '@shop/contracts/agent.ts'
import { mainApi, request } from '@shop/kernel'
import { queryOptions } from '@tanstack/react-query'

/** A page of the directory. @param page from 1 */
export function agentsQuery(page: number) {
  return queryOptions({
    queryKey: ['agents', page],
    queryFn: ({ signal }) =>
      request(mainApi, agentPageSchema, {
        url: '/users',
        params: { role: 'agent', limit: AGENT_PAGE_SIZE, page },
        signal,
      }),
  })
}
