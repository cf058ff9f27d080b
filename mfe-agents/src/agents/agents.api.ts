import { AGENT_PAGE_SIZE } from '@shop/contracts/page-sizes.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/agent.ts')).agentPageSchema

/** A page of the directory. @param page from 1 */
export function agentsQuery(page: number) {
  return queryOptions({
    queryKey: ['mfe-agents', 'agents', page],
    queryFn: ({ signal }) =>
      request(mainApi, loadSchema, {
        url: '/users',
        params: { role: 'agent', limit: AGENT_PAGE_SIZE, page },
        signal,
      }),
  })
}

/** The requested page, from 1; 1 when the parameter is absent or invalid. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
