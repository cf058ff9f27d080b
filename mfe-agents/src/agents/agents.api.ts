import { AGENT_PAGE_SIZE } from '@shop/contracts/rules/page-sizes.ts'
import { type AgentFilter, mapFilters } from '@shop/contracts/wire/agent-filters.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

/** The backend takes no longer ones. */
const MAX_NAME_LENGTH = 100

const loadSchema = async () => (await import('@shop/contracts/wire/agent.ts')).agentPageSchema

export interface DirectoryParams {
  /** Counted from 1. */
  page: number
  /** By a name in either language; empty for all. */
  filters: Record<AgentFilter, string>
}

/** The filters that leave something out. */
export const listFilters = (filters: DirectoryParams['filters']): Partial<typeof filters> =>
  Object.fromEntries(Object.entries(filters).filter(([, name]) => name !== ''))

/** Fetches a page of the directory. @param params page and filters */
export const fetchAgents = (
  params: { page: number } & Record<string, unknown>,
  signal: AbortSignal,
) =>
  request(mainApi, loadSchema, {
    url: '/users',
    params: { role: 'agent', limit: AGENT_PAGE_SIZE, ...params },
    signal,
  })

export function agentsQuery({ page, filters }: DirectoryParams) {
  const chosen = listFilters(filters)
  const key = JSON.stringify(chosen)
  return queryOptions({
    queryKey: ['mfe-agents', 'agents', page, key],
    queryFn: ({ signal }) => fetchAgents({ page, ...chosen }, signal),
    // The choice of a filter stays, with the focus in it, until its agents are there.
    placeholderData: (previous, query) => (query?.queryKey[3] === key ? undefined : previous),
  })
}

export function parseDirectoryParams(search: URLSearchParams): DirectoryParams {
  const filters = mapFilters((name) => (search.get(name) ?? '').slice(0, MAX_NAME_LENGTH))
  return { page: parsePage(search), filters }
}

/** The requested page, from 1; 1 when the parameter is absent or invalid. */
function parsePage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
